import type { Database } from '#server/platform/db/database.ts'
import { sendPush } from '#server/platform/outbox/push-outbox.ts'
import type { MailWriter } from '#server/venues/mail-writer.ts'
import type { VenueRow } from '#server/venues/venue-queries.ts'
import type { LocalDate } from '#src/contract/values.ts'
import type { OrderTime } from '#src/domain/orders/order-times.ts'
import { dateOf, wallClock } from '#src/domain/time/wall-clock.ts'

import type { OrderRow } from './order-queries.ts'

type News = {
  readonly order: Pick<OrderRow, 'id' | 'accountId'>
  readonly venue: VenueRow
  readonly writer: MailWriter
  /** What has become of the order, with its number. */
  readonly state: string
  /** When it is due; null = it is over, or the state says it. */
  readonly time: OrderTime | null
  /** Of the restaurant; null = none. */
  readonly message: string | null
  readonly nowMs: number
}

/**
 * Tells every device of the customer with push on what has become of an order: state and time first, because lock screens cut the
 * rest. It takes the place of what was pushed of the order before [PUSH-12, PUSH-14]. A guest has no push.
 */
export async function pushOrder(db: Database, news: News): Promise<void> {
  const { order, venue, writer, state, time, message, nowMs } = news
  if (order.accountId === null) return
  const when = time === null ? '' : ` · ${writer.shortWhen(time, todayAt(venue, nowMs))}`
  const data = {
    type: 'STATO_ORDINE',
    title: venue.name,
    body: `${state}${when}${message === null ? '' : `: ${message}`}`,
    id: String(order.id),
    istante: String(nowMs),
  }
  await sendPush(db, { accountId: order.accountId, data, nowMs })
}

/** The day at a venue. */
export function todayAt({ timeZone }: Pick<VenueRow, 'timeZone'>, nowMs: number): LocalDate {
  return dateOf(wallClock(nowMs, timeZone))
}
