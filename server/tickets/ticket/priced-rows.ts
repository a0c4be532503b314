import type { DeskOrder, OrderLine } from '#desk/contract/orders.ts'
import { ticketTexts } from '#server/platform/texts/ticket-texts.ts'
import type { TicketRow } from '#server/tickets/ticket.ts'
import type { Cents } from '#src/contract/values.ts'
import { cents as asCents } from '#src/domain/money.ts'

import { pair, row } from './ticket-rows.ts'
import type { TicketWriter } from './ticket-writer.ts'

/** A dish with what it costs, what was chosen of it, and whose it is. */
export function pricedDish(line: OrderLine, { write, money }: TicketWriter): readonly TicketRow[] {
  const { quantity, name, memberName, details, totalCents } = line
  const chosen = details.map((detail) =>
    detail.cents !== null && detail.cents > 0 ? `${detail.name} (${money(detail.cents)})` : detail.name,
  )
  return [
    pair(`${quantity} × ${name}`, totalCents === null ? '' : money(totalCents)),
    row(chosen.join(' · '), { indent: 2 }),
    ...(memberName ? [row(write(ticketTexts.forMember, { name: memberName }), { indent: 2 })] : []),
  ]
}

/** What lies between the dishes and the total, and the total: together they are what is to be paid. */
export function totalRows(order: DeskOrder, writer: TicketWriter): readonly TicketRow[] {
  const { shared, money } = writer
  const { fixedCost, deliveryCents, tipCents, totalCents } = order
  const cost = (name: string, cents: Cents | null) => (cents === null ? [] : [pair(name, money(cents))])
  return [
    ...(fixedCost ? cost(fixedCost.name ?? shared('fixedCost'), fixedCost.cents) : []),
    ...(deliveryCents === 0 ? [pair(shared('delivery'), shared('free'))] : cost(shared('delivery'), deliveryCents)),
    ...savingRows(order, writer),
    ...cost(shared('tip'), tipCents),
    ...(totalCents === null ? [] : [pair(shared('total'), money(totalCents), true)]),
  ]
}

/** A code for free delivery alone has no amount. */
function savingRows({ saving }: DeskOrder, { word, write, shared, money }: TicketWriter): readonly TicketRow[] {
  if (!saving) return []
  const { code, cents } = saving
  const name = code === null ? word('rewards') : write(ticketTexts.code, { code })
  return [pair(name, cents > 0 ? money(asCents(0 - cents)) : shared('freeDelivery'))]
}
