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
 * What a station cooks: what to take care of, when it is due, the dishes of its categories, course by course, and how many pieces
 * others make. No price and no telephone [PRINT-10].
 */
export function kitchenRows(order: DeskOrder, wish: TicketWish, writer: TicketWriter): readonly TicketRow[] {
  const { categoryIds } = wish
  const isHere = ({ categoryId }: OrderLine) => categoryIds.length === 0 || categoryIds.includes(categoryId)
  const lines = namedLines(order, wish)
  const here = lines.filter(isHere).toSorted((one, other) => courseOf(one, wish) - courseOf(other, wish))
  const elsewhere = lines.filter((line) => !isHere(line)).reduce((sum, { quantity }) => sum + quantity, 0)
  return [
    ...careRows(order, here, writer),
    ...orderHead(order, wish, writer),
    rule,
    ...here.flatMap((line, index) => [...between(here[index - 1], line), ...dishRows(line, writer)]),
    ...(elsewhere > 0 ? [rule, row(writer.write(ticketTexts.elsewhere, { count: String(elsewhere) }))] : []),
  ]
}

/** Its place on the menu; what has left the menu comes last. */
function courseOf({ categoryId }: OrderLine, { courses }: TicketWish): number {
  const place = courses.indexOf(categoryId)
  return place < 0 ? courses.length : place
}

/** A line between courses, a space between the dishes of one. */
function between(before: OrderLine | undefined, line: OrderLine): readonly TicketRow[] {
  if (!before) return []
  return [before.categoryId === line.categoryId ? space : rule]
}

function dishRows({ quantity, name, memberName, details, note }: OrderLine, { write }: TicketWriter): TicketRow[] {
  return [
    tall(`${quantity} × ${name}`),
    ...details.map((detail) => row(detail.name, { indent })),
    ...(note ? [inverse(note, { indent })] : []),
    ...(memberName ? [row(write(ticketTexts.forMember, { name: memberName }), { indent })] : []),
  ]
}
