import type { DeskOrder } from '#desk/contract/orders.ts'
import { vatIncluded } from '#server/platform/texts/mail-sentences.ts'
import { ticketTexts } from '#server/platform/texts/ticket-texts.ts'
import type { TicketWish } from '#server/tickets/ticket-wish.ts'
import type { TicketRow } from '#server/tickets/ticket.ts'
import { zero } from '#src/domain/money.ts'
import { timeOf, wallClock } from '#src/domain/time/wall-clock.ts'

import { namedLines } from './named-lines.ts'
import { wayOf } from './order-head.ts'
import { meansOf, paymentStateOf } from './payment-facts.ts'
import { pricedDish, totalRows } from './priced-rows.ts'
import { pair, row, rule } from './ticket-rows.ts'
import type { TicketWriter } from './ticket-writer.ts'

/** What a diner takes along: who sells, what was ordered when, what it costs, how it was paid, and the VAT in it [PRINT-12]. */
export function receiptRows(order: DeskOrder, wish: TicketWish, writer: TicketWriter): readonly TicketRow[] {
  const { write, money, percent } = writer
  return [
    ...sellerRows(order, writer),
    rule,
    ...factRows(order, writer),
    rule,
    ...namedLines(order, wish).flatMap((line) => pricedDish(line, writer)),
    rule,
    ...totalRows(order, writer),
    ...order.vat.map((rate) => pair(write(vatIncluded, { percent: percent(rate.percent) }), money(rate.cents))),
    ...paymentRows(order, writer),
    ...removedRows(order, writer),
  ]
}

function sellerRows({ seller }: DeskOrder, { write }: TicketWriter): readonly TicketRow[] {
  if (!seller) return []
  const { name, address, vatNumber, phone } = seller
  const align = 'center'
  return [
    row(name, { size: 'tall', weight: 'bold', align }),
    row(address, { align }),
    row(vatNumber === null ? '' : write(ticketTexts.vatNumber, { number: vatNumber }), { align }),
    row(phone ?? '', { align }),
  ]
}

function factRows(order: DeskOrder, writer: TicketWriter): readonly TicketRow[] {
  const orderedAt = wallClock(Date.parse(order.createdAt), order.venue.timeZone)
  return [
    row(writer.write(ticketTexts.order, { order: String(order.id) }), { weight: 'bold' }),
    row(`${writer.day(orderedAt)}, ${timeOf(orderedAt)}`),
    row(wayOf(order, writer)),
  ]
}

function paymentRows(order: DeskOrder, writer: TicketWriter): readonly TicketRow[] {
  const { word, shared, money } = writer
  const { totalCents, paidCents, dueCents } = order
  const state = paymentStateOf(order)
  const means = meansOf(order, writer)
  const atTable = paidCents !== null && paidCents > 0 ? [pair(shared('paidAtTable'), money(paidCents))] : []
  switch (state) {
    case 'paid':
      return atTable.length > 0 ? atTable : [pair(`${shared('paid')} (${means})`, money(totalCents ?? zero))]
    case 'due':
      return [...atTable, pair(`${shared('toPay')} (${means})`, money(dueCents ?? zero), true)]
    case 'byLink':
    case 'notReceived':
      return [row(word(state), { weight: 'bold' })]
    case null:
      return []
  }
}

/** Dishes that the restaurant has removed, which are in no amount above, and what went back of them. */
function removedRows({ removals }: DeskOrder, { word, labelled, write, money }: TicketWriter): readonly TicketRow[] {
  return removals.flatMap(({ pieces, backCents }) => {
    const dishes = pieces.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')
    const back = backCents !== null && backCents > 0 ? [write(ticketTexts.givenBack, { amount: money(backCents) })] : []
    return [row([labelled(word('removed'), dishes), ...back].join(' · '))]
  })
}
