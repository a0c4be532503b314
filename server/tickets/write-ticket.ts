import type { DeskOrder } from '#desk/contract/orders.ts'
import { ticketTexts } from '#server/platform/texts/ticket-texts.ts'
import { cents } from '#src/domain/money.ts'

import type { Printed, TicketWish } from './ticket-wish.ts'
import type { Ticket } from './ticket.ts'
import { bagRows } from './ticket/bag-rows.ts'
import { bannerRows } from './ticket/banner-rows.ts'
import { footRows } from './ticket/foot-rows.ts'
import { kitchenRows } from './ticket/kitchen-rows.ts'
import { receiptRows } from './ticket/receipt-rows.ts'
import { inverse, pair, row, rule, tall } from './ticket/ticket-rows.ts'
import { ticketWriter } from './ticket/ticket-writer.ts'

/** A ticket of an order as it is now. */
export function writeTicket(order: DeskOrder, wish: TicketWish): Ticket {
  const writer = ticketWriter(wish.language, order.venue.currency)
  const rowsOf = { kitchen: kitchenRows, bag: bagRows, receipt: receiptRows }[wish.ticket]
  return [...bannerRows(order, wish, writer), ...rowsOf(order, wish, writer), ...footRows(wish, writer)]
}

/** The page that shows that a printer works: its sizes, white on black, accents and the sign of the euro. */
export function writeTestTicket(wish: Printed & { readonly venueName: string }): Ticket {
  const writer = ticketWriter(wish.language, 'EUR')
  const { word, write, shared, money } = writer
  return [
    ...(wish.isCopy ? [inverse(word('copy'), { size: 'tall' })] : []),
    row(word('testPage'), { size: 'large', weight: 'bold' }),
    row(write(ticketTexts.works, { venue: wish.venueName })),
    rule,
    row(word('bold'), { weight: 'bold' }),
    tall(word('tall')),
    row(word('large'), { size: 'large' }),
    inverse(word('inverse')),
    row('€ à è é ì ò ù â ç ñ ó ä ö ü ß œ ’'),
    pair(shared('total'), money(cents(123450)), true),
    ...footRows(wish, writer),
  ]
}
