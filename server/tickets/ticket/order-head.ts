import type { DeskOrder } from '#desk/contract/orders.ts'
import { textIn } from '#server/platform/texts/language.ts'
import { serviceNames } from '#server/platform/texts/service-names.ts'
import { tableCardTexts } from '#server/platform/texts/table-card-texts.ts'
import { ticketTexts } from '#server/platform/texts/ticket-texts.ts'
import type { TicketWish } from '#server/tickets/ticket-wish.ts'
import type { TicketRow } from '#server/tickets/ticket.ts'
import type { LocalDateTime } from '#src/contract/values.ts'
import { dateOf, timeOf } from '#src/domain/time/wall-clock.ts'

import { row, tall } from './ticket-rows.ts'
import type { TicketWriter } from './ticket-writer.ts'

/** When an order is due, largest, then its number, and the table it goes to or the way that it takes. */
export function orderHead(
  order: DeskOrder,
  { printedAt }: Pick<TicketWish, 'printedAt'>,
  writer: TicketWriter,
): readonly TicketRow[] {
  const dueAt = order.expected?.from ?? order.slotStart
  const beside = besideTime(order, dueAt, writer)
  return [
    row(timeOf(dueAt), { size: 'large', weight: 'bold' }),
    ...(dateOf(dueAt) === dateOf(printedAt) ? [] : [tall(writer.day(dueAt))]),
    ...beside.map((text) => row(text)),
    tall(writer.write(ticketTexts.order, { order: String(order.id) })),
    tall(wayOf(order, writer)),
    ...(order.people === null ? [] : [row(writer.labelled(writer.shared('people'), String(order.people)))]),
  ]
}

/** `Table 3`, or what the order type is called. */
export function wayOf({ place, orderType }: DeskOrder, { language, write }: TicketWriter): string {
  if (place.table !== null) return write(tableCardTexts.table, { name: place.table })
  return textIn(serviceNames[orderType], { language, main: 'en' })
}

/** Until when, the time that was ordered where another is expected, and "as soon as possible". */
function besideTime(order: DeskOrder, dueAt: LocalDateTime, writer: TicketWriter): readonly string[] {
  const { expected, slotStart, slotEnd, isAsSoonAsPossible } = order
  const { write, shared, day } = writer
  const end = expected ? expected.to : slotEnd
  const ordered = dateOf(slotStart) === dateOf(dueAt) ? timeOf(slotStart) : `${timeOf(slotStart)}, ${day(slotStart)}`
  return [
    ...(end === null ? [] : [write(ticketTexts.until, { time: timeOf(end) })]),
    ...(dueAt === slotStart ? [] : [write(ticketTexts.orderedFor, { time: ordered })]),
    ...(isAsSoonAsPossible ? [shared('asSoonAsPossible')] : []),
  ]
}
