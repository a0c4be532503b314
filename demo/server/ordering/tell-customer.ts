import type { Database } from '#demo/server/db/database.ts'
import type { OrderRow } from '#demo/server/queries/orders.ts'
import { sendMail } from '#demo/server/queries/outbox.ts'
import type { Account } from '#demo/server/queries/sessions.ts'
import type { VenueRow } from '#demo/server/queries/venues.ts'
import type { MailKind } from '#demo/server/texts/mails.ts'
import { moneyText } from '#demo/server/texts/money.ts'
import type { OrderLine } from '#src/contract/order.ts'

/** The mails about an order. */
export type OrderMail = Extract<MailKind, `order-${string}`>

type Told = {
  readonly order: OrderRow
  readonly account: Account
  readonly venue: VenueRow
  readonly lines: readonly Pick<OrderLine, 'quantity' | 'item'>[]
  readonly nowMs: number
}

/** Writes the mail about an order in the language it was placed in. */
export function tellCustomer(
  db: Database,
  kind: OrderMail,
  { order, account, venue, lines, nowMs }: Told,
): Promise<void> {
  return sendMail(db, {
    kind,
    restaurantId: order.restaurantId,
    recipient: account.email,
    language: order.language,
    values: {
      order: String(order.id),
      name: account.firstName,
      venue: venue.name,
      phone: venue.phone,
      when: shownTime(order.slotStart),
      lines: lines.map(({ quantity, item }) => `${quantity} × ${item.name}`).join('\n'),
      total: moneyText(order.total, venue.currencyCode),
    },
    nowMs,
  })
}

/** `2025-03-14 19:30:00` as 14/03/2025 19:30. */
export function shownTime(slotStart: string): string {
  const [date = '', time = ''] = slotStart.split(' ')
  return `${date.split('-').reverse().join('/')} ${time.slice(0, 5)}`
}
