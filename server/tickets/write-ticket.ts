import type { DeskOrder } from '#desk/contract/orders.ts'
import type { PrintOccasion } from '#desk/contract/printers.ts'
import { ticketTexts } from '#server/platform/texts/ticket-texts.ts'
import type { Id, LocalDateTime } from '#src/contract/values.ts'
import { cents } from '#src/domain/money.ts'
import type { Language } from '#src/options/languages.ts'

import type { Ticket } from './ticket.ts'
import { bagRows } from './ticket/bag-rows.ts'
import { bannerRows } from './ticket/banner-rows.ts'
import { footRows } from './ticket/foot-rows.ts'
import { kitchenRows } from './ticket/kitchen-rows.ts'
import { receiptRows } from './ticket/receipt-rows.ts'
import { inverse, pair, row, rule, tall } from './ticket/ticket-rows.ts'
import { ticketWriter } from './ticket/ticket-writer.ts'

/** Where and when something is printed. */
type Printed = {
  readonly language: Language
  readonly printerName: string
  /** Of the venue. */
  readonly printedAt: LocalDateTime
  readonly isCopy: boolean
}

export type TicketWish = Printed & {
  readonly ticket: 'kitchen' | 'bag' | 'receipt'
  readonly occasion: PrintOccasion
  /** Of a kitchen ticket: the categories whose dishes it names; none = all. */
  readonly categoryIds: readonly Id<'Category'>[]
  /** Names in the language of the printer: an order has those that its diner has read. */
  readonly dishNames: ReadonlyMap<Id<'Product'>, string>
}

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
