import type { Database } from '#server/platform/db/database.ts'
import type { JobKind } from '#server/platform/jobs/job-kind.ts'
import { recurring } from '#server/platform/jobs/job-kind.ts'
import type { Logger } from '#server/platform/logger.ts'
import { errorEntry } from '#server/platform/middleware/request-log.ts'
import type { Clock } from '#server/platform/service-clock.ts'
import { venueRow } from '#server/venues/venue-queries.ts'
import { steadyClock } from '#src/domain/time/steady-clock.ts'

import { creditOrder } from './credit-order.ts'
import type { OrderKey, OrderRow } from './order-queries.ts'
import { lockOrder, setPoints, uncreditedOrders } from './order-queries.ts'

type CreditDeps = { readonly db: Database; readonly clock: Clock; readonly log: Logger }

export function pointJobs(deps: CreditDeps): readonly JobKind[] {
  return [recurring('credit-points', { everyMs: 30_000, run: () => creditDueOrders(deps) })]
}

/**
 * Credits every confirmed order whose collection or delivery time has passed; one that fails stops no other [PTS-16].
 */
async function creditDueOrders({ db, clock, log }: CreditDeps): Promise<void> {
  for (const { order, timeZone } of await uncreditedOrders(db)) {
    const nowMs = clock.now(order.restaurantId)
    if (!isOver(order, timeZone, nowMs)) continue
    try {
      await db.transaction((tx) => creditWhenDue(tx, order, nowMs))
    } catch (error) {
      log(errorEntry(error as Error, `points of order ${order.id}`))
    }
  }
}

/**
 * Judges the order again under its lock: another process may have credited it, or staff may have moved or cancelled it.
 */
async function creditWhenDue(tx: Database, key: OrderKey, nowMs: number): Promise<void> {
  const order = await lockOrder(tx, key)
  if (order?.status !== 'confirmed' || order.points !== null) return
  const venue = await venueRow(tx, order.restaurantId, order.venueId)
  if (!venue || !isOver(order, venue.timeZone, nowMs)) return
  await setPoints(tx, key, await creditOrder(tx, order, nowMs))
}

type Times = Pick<OrderRow, 'slotStart' | 'slotEnd' | 'expectedFrom' | 'expectedTo'>

/**
 * After the time that staff announced, else after the end of the slot, or its start where it has none; in venue time.
 */
function isOver({ slotStart, slotEnd, expectedFrom, expectedTo }: Times, timeZone: string, nowMs: number): boolean {
  return (expectedTo ?? expectedFrom ?? slotEnd ?? slotStart) < steadyClock(nowMs, timeZone)
}
