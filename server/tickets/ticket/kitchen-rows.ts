import type { DeskOrder, OrderLine } from '#desk/contract/orders.ts'
import { ticketTexts } from '#server/platform/texts/ticket-texts.ts'
import type { TicketWish } from '#server/tickets/ticket-wish.ts'
import type { TicketRow } from '#server/tickets/ticket.ts'

import { careRows } from './care-rows.ts'
import { namedLines } from './named-lines.ts'
import { orderHead } from './order-head.ts'
import { inverse, row, rule, space, tall } from './ticket-rows.ts'
import type { TicketWriter } from './ticket-writer.ts'

/** Columns that what belongs to a dish stands in, under its name. */
const indent = 4

/**
 * What a station cooks: what to take care of, when it is due, the dishes of its categories, and how many pieces others make. No price
 * and no telephone [PRINT-10].
 */
export function kitchenRows(order: DeskOrder, wish: TicketWish, writer: TicketWriter): readonly TicketRow[] {
  const { categoryIds } = wish
  const isHere = ({ categoryId }: OrderLine) => categoryIds.length === 0 || categoryIds.includes(categoryId)
  const lines = namedLines(order, wish)
  const here = lines.filter(isHere)
  const elsewhere = lines.filter((line) => !isHere(line)).reduce((sum, { quantity }) => sum + quantity, 0)
  return [
    ...careRows(order, here, writer),
    ...orderHead(order, wish, writer),
    rule,
    ...here.flatMap((line, index) => [...(index > 0 ? [space] : []), ...dishRows(line, writer)]),
    ...(elsewhere > 0 ? [rule, row(writer.write(ticketTexts.elsewhere, { count: String(elsewhere) }))] : []),
  ]
}

function dishRows({ quantity, name, memberName, details, note }: OrderLine, { write }: TicketWriter): TicketRow[] {
  return [
    tall(`${quantity} × ${name}`),
    ...details.map((detail) => row(detail.name, { indent })),
    ...(note ? [inverse(note, { indent })] : []),
    ...(memberName ? [row(write(ticketTexts.forMember, { name: memberName }), { indent })] : []),
  ]
}
