import type { DeskOrder, OrderLine } from '#desk/contract/orders.ts'
import { ticketTexts } from '#server/platform/texts/ticket-texts.ts'
import type { TicketWish } from '#server/tickets/ticket-wish.ts'
import type { TicketRow } from '#server/tickets/ticket.ts'
import { zero } from '#src/domain/money.ts'

import { careRows } from './care-rows.ts'
import { namedLines } from './named-lines.ts'
import { orderHead } from './order-head.ts'
import { meansOf, paymentStateOf } from './payment-facts.ts'
import { pricedDish, totalRows } from './priced-rows.ts'
import { inverse, row, rule, tall } from './ticket-rows.ts'
import type { TicketWriter } from './ticket-writer.ts'

/** What goes with a bag: whose it is, where it goes, what is in it, what that contains, and whether it is paid [PRINT-11]. */
export function bagRows(order: DeskOrder, wish: TicketWish, writer: TicketWriter): readonly TicketRow[] {
  return [
    ...orderHead(order, wish, writer),
    ...customerRows(order),
    ...placeRows(order, writer),
    ...careRows(order, [], writer),
    rule,
    ...namedLines(order, wish).flatMap((line) => [...pricedDish(line, writer), ...besideDish(line, writer)]),
    rule,
    ...totalRows(order, writer),
    ...paymentRows(order, writer),
  ]
}

function customerRows({ customer: { name, phone } }: DeskOrder): readonly TicketRow[] {
  return [tall(name), row(phone ?? '')]
}

function placeRows({ place: { address, point }, courier }: DeskOrder, writer: TicketWriter): readonly TicketRow[] {
  const { shared, labelled } = writer
  const fact = (label: string, value: string | null | undefined) => (value ? [row(labelled(label, value))] : [])
  return [
    ...(address ? [tall(address.street), row([address.zone, address.town].filter(Boolean).join(', '))] : []),
    ...fact(shared('doorbell'), address?.doorbell),
    ...fact(shared('courierNote'), address?.note),
    ...(point ? [tall(point.name), tall(point.at ?? '')] : []),
    ...fact(shared('courier'), courier?.company),
  ]
}

/** The note of a dish, and what is known of what it contains: that goes with the food. */
function besideDish({ note, allergens }: OrderLine, { word, write }: TicketWriter): readonly TicketRow[] {
  const names = allergens?.names.join(', ') ?? ''
  return [
    ...(note ? [inverse(note, { indent: 2 })] : []),
    ...(names === '' ? [] : [row(write(ticketTexts.contains, { names }), { indent: 2 })]),
    ...(allergens?.isIncomplete ? [row(word('notFullyDeclared'), { indent: 2 })] : []),
  ]
}

function paymentRows(order: DeskOrder, writer: TicketWriter): readonly TicketRow[] {
  const { word, write, money, shared, labelled } = writer
  const look = { size: 'tall' } as const
  switch (paymentStateOf(order)) {
    case 'paid':
      return [inverse(word('paid'), look)]
    case 'due':
      return [
        inverse(write(ticketTexts.toCollect, { amount: money(order.dueCents ?? zero) }), look),
        row(labelled(shared('payment'), meansOf(order, writer))),
      ]
    case 'byLink':
      return [inverse(word('byLink'), look)]
    case 'notReceived':
      return [inverse(word('notReceived'), look)]
    case null:
      return []
  }
}
