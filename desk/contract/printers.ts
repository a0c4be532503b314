import * as z from 'zod/mini'

import { deskRead, deskSend } from './desk-call.ts'
import { id, instant, nothing, oneOf, rows } from './values.ts'
import { venue } from './venue.ts'

/** What a printer speaks: Star CloudPRNT or Epson Server Direct Print. */
const kind = oneOf('star', 'epson')
export type PrinterKind = z.output<typeof kind>

const problem = oneOf('paperOut', 'coverOpen', 'cutter', 'offline', 'other')
export type PrinterProblem = z.output<typeof problem>

/** What can be printed of an order; `test` is the page that shows that a printer works. */
const ticket = oneOf('kitchen', 'bag', 'receipt', 'test')
export type TicketName = z.output<typeof ticket>

/** Why something is printed: `asked` = staff wanted it, `again` = once more what was printed or may have been. */
const occasion = oneOf('accepted', 'changed', 'cancelled', 'asked', 'again', 'test')
export type PrintOccasion = z.output<typeof occasion>

/** `unconfirmed`: the printer has taken it and never said what became of it; it is not sent again by itself. */
const printStatus = oneOf('queued', 'handedOver', 'printed', 'failed', 'unconfirmed')
export type PrintStatus = z.output<typeof printStatus>

const failure = oneOf('paperOut', 'coverOpen', 'cutter', 'cannotDecode', 'notFetched', 'other')
export type PrintFailure = z.output<typeof failure>

const copies = z.int().check(z.minimum(1), z.maximum(5))
/** No categories = the dishes of all. */
const kitchenRule = z.object({ copies, categoryIds: rows(id<'Category'>()) })
const bagRule = z.object({ copies })

const settings = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  widthMm: z.union([z.literal(58), z.literal(80)]),
  language: oneOf('it', 'en', 'de', 'fr', 'es'),
  /** Tickets of accepted orders; null = none. */
  kitchen: z.nullable(kitchenRule),
  /** Of orders that leave the venue; null = none. */
  bag: z.nullable(bagRule),
  tellsChanges: z.boolean(),
}

const job = z.object({
  id: id<'PrintJob'>(),
  /** Null: a test of the printer. */
  orderId: z.nullable(id<'Order'>()),
  ticket,
  occasion,
  copy: z.int(),
  status: printStatus,
  failure: z.nullable(failure),
  createdAt: instant,
  endedAt: z.nullable(instant),
})
export type DeskPrintJob = z.output<typeof job>

const printer = z.object({
  id: id<'Printer'>(),
  venue,
  kind,
  ...settings,
  /** `never`: it has not asked yet; `away`: not for a minute. */
  presence: oneOf('never', 'here', 'away'),
  lastPollAt: z.nullable(instant),
  problem: z.nullable(problem),
  /** Since when a ticket of it has failed or is unconfirmed, and none was printed after that; null = none is missing so. */
  missingSince: z.nullable(instant),
  /** How many tickets wait for it, and since when the first one does. */
  waiting: z.int(),
  waitingSince: z.nullable(instant),
  /** The newest first. */
  jobs: rows(job),
})
export type DeskPrinter = z.output<typeof printer>

/**
 * The printers of the venues that somebody sees, with their newest tickets. `unprinted`: categories whose dishes no printer of a
 * venue prints, where one prints kitchen tickets at all.
 */
export const readPrinters = deskRead(
  '/printers',
  z.object({
    printers: rows(printer),
    unprinted: rows(z.object({ venue, categories: rows(z.string()) })),
  }),
)

/** Where a printer asks; shown once, as only a hash of its secret is kept. */
const address = z.object({ address: z.string() })

export const addPrinter = deskSend(
  '/venues/:venue/printers',
  z.object({ name: settings.name, kind }),
  z.extend(address, { id: id<'Printer'>() }),
)
const changed = z.object(settings)
export type ChangedPrinter = z.output<typeof changed>
export const changePrinter = deskSend('/printers/:printer', changed, nothing)
/** A new address; the one of before ends. */
export const renewPrinterAddress = deskSend('/printers/:printer/address', nothing, address)
export const testPrinter = deskSend('/printers/:printer/test', nothing, nothing)
export const removePrinter = deskSend('/printers/:printer/remove', nothing, nothing)
/** Prints once more, marked as a copy, what ended or may have been lost. */
export const printAgain = deskSend('/print-jobs/:printJob/again', nothing, nothing)
/** Prints a ticket of an order because staff want it. */
export const printOrder = deskSend(
  '/orders/:order/print',
  z.object({ printerId: z.int(), ticket: oneOf('kitchen', 'bag', 'receipt') }),
  nothing,
)
