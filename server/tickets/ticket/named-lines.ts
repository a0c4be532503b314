import type { DeskOrder, OrderLine } from '#desk/contract/orders.ts'
import type { TicketWish } from '#server/tickets/ticket-wish.ts'

/** The dishes of an order with their names in the language of the printer, as far as the menu has them still. */
export function namedLines({ lines }: DeskOrder, { dishNames }: Pick<TicketWish, 'dishNames'>): readonly OrderLine[] {
  return lines.map((line) => ({ ...line, name: dishNames.get(line.productId) ?? line.name }))
}
