import type { Database } from '#server/platform/db/database.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import type { Id } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { creditOrder } from './credit-order.ts'
import type { OrderKey, OrderRow } from './order-queries.ts'
import { lockOrder, setConsumed, setPoints } from './order-queries.ts'

export type ConsumptionRefusal =
  | { readonly reason: 'unknown-order' }
  | { readonly reason: 'not-confirmed'; status: OrderRow['status'] }
  | { readonly reason: 'already-consumed' }

/**
 * Marks a confirmed order as consumed, once, and credits its points unless the end of its slot has done so [PTS-16].
 */
export function consumeOrder(
  db: Database,
  key: OrderKey,
  nowMs: (restaurantId: Id<'Restaurant'>) => number,
): Promise<Verdict<{ readonly points: number }, ConsumptionRefusal>> {
  return inTransaction<{ readonly points: number }, ConsumptionRefusal>(db, async (tx) => {
    const order = await lockOrder(tx, key)
    if (!order) return refuse({ reason: 'unknown-order' })
    if (order.status !== 'confirmed') return refuse({ reason: 'not-confirmed', status: order.status })
    if (order.consumedAt !== null) return refuse({ reason: 'already-consumed' })
    const at = nowMs(order.restaurantId)
    const points = order.points ?? (await creditOrder(tx, order, at))
    await setPoints(tx, key, points)
    await setConsumed(tx, key, at)
    return accept({ points })
  })
}
