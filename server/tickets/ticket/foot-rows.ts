import { textIn } from '#server/platform/texts/language.ts'
import { notFiscal, ticketTexts } from '#server/platform/texts/ticket-texts.ts'
import type { TicketWish } from '#server/tickets/ticket-wish.ts'
import type { TicketRow } from '#server/tickets/ticket.ts'
import { timeOf } from '#src/domain/time/wall-clock.ts'

import { row, rule } from './ticket-rows.ts'
import type { TicketWriter } from './ticket-writer.ts'

/** How each ticket ends: which printer printed it, when, and that it is not a fiscal receipt. */
export function footRows(
  { printerName, printedAt }: Pick<TicketWish, 'printerName' | 'printedAt'>,
  { language, write, day }: TicketWriter,
): readonly TicketRow[] {
  return [
    rule,
    row(printerName),
    row(write(ticketTexts.printed, { day: day(printedAt), time: timeOf(printedAt) })),
    row(textIn(notFiscal, { language, main: 'en' }), { align: 'center' }),
  ]
}
