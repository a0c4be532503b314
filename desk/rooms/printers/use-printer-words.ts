import { useLingui } from '@lingui/react/macro'

import type {
  PrinterKind,
  PrinterProblem,
  PrintFailure,
  PrintOccasion,
  PrintStatus,
  TicketName,
} from '#desk/contract/printers.ts'

type Words<W extends string> = Readonly<Record<W, string>>

/** Protocols by the names that their makers give them, which no language translates. */
const kinds: Words<PrinterKind> = { star: 'Star CloudPRNT', epson: 'Epson Server Direct Print' }

/** How printers and their tickets are said. */
export function usePrinterWords() {
  const { t } = useLingui()
  const paperOut = t({ id: 'printers.paperOut', message: 'No paper' })
  const coverOpen = t({ id: 'printers.coverOpen', message: 'It is open' })
  const cutter = t({ id: 'printers.cutter', message: 'Its cutter is stuck' })
  const problem: Words<PrinterProblem> = {
    paperOut,
    coverOpen,
    cutter,
    offline: t({ id: 'printers.offline', message: 'It says that it cannot print' }),
    other: t({ id: 'printers.faulty', message: 'It says that something is wrong' }),
  }
  const failure: Words<PrintFailure> = {
    paperOut,
    coverOpen,
    cutter,
    cannotDecode: t({ id: 'printers.cannotDecode', message: 'It cannot read such tickets' }),
    notFetched: t({ id: 'printers.notFetched', message: 'It could not fetch the ticket' }),
    other: t({ id: 'printers.faulty', message: 'It says that something is wrong' }),
  }
  const ticket: Words<TicketName> = {
    kitchen: t({ id: 'printers.kitchenTicket', message: 'Kitchen ticket' }),
    bag: t({ id: 'printers.bagTicket', message: 'Ticket for the bag' }),
    receipt: t({ id: 'printers.receipt', message: 'Receipt' }),
    test: t({ id: 'printers.testTicket', message: 'Test' }),
  }
  const occasion: Words<PrintOccasion> = {
    accepted: t({ id: 'printers.accepted', message: 'order accepted' }),
    changed: t({ id: 'printers.changed', message: 'order changed' }),
    cancelled: t({ id: 'printers.cancelled', message: 'order cancelled' }),
    asked: t({ id: 'printers.asked', message: 'asked for at the desk' }),
    again: t({ id: 'printers.again', message: 'printed again' }),
    test: t({ id: 'printers.asked', message: 'asked for at the desk' }),
  }
  const status: Words<PrintStatus> = {
    queued: t({ id: 'printers.queued', message: 'Waits' }),
    handedOver: t({ id: 'printers.handedOver', message: 'Is being printed' }),
    printed: t({ id: 'printers.printed', message: 'Printed' }),
    failed: t({ id: 'printers.failed', message: 'Failed' }),
    unconfirmed: t({ id: 'printers.unconfirmed', message: 'Not confirmed: look whether it was printed' }),
  }
  return { kind: kinds, problem, failure, ticket, occasion, status }
}
