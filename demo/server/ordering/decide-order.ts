import type { Database } from '#demo/server/db/database.ts'
import { inTransaction } from '#demo/server/db/database.ts'
import { accountOf } from '#demo/server/queries/accounts.ts'
import { giveRewardsBack } from '#demo/server/queries/loyalty.ts'
import type { OrderRow } from '#demo/server/queries/orders.ts'
import { linesOf, lockOrder, setStatus } from '#demo/server/queries/orders.ts'
import { releaseSlot } from '#demo/server/queries/slot-bookings.ts'
import { giveStockBack, unitsOf } from '#demo/server/queries/stock.ts'
import { venueRow } from '#demo/server/queries/venues.ts'
import type { Id } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { seatsFor } from './seats-for.ts'
import { tellCustomer } from './tell-customer.ts'

export type Decision = 'confirmed' | 'refused'
export type DecisionRefusal =
  | { readonly reason: 'unknown-order' }
  | { readonly reason: 'already-decided'; status: OrderRow['status'] }

/** Confirms or refuses a waiting order, once; refusing gives back its rewards, its stock and its place in the slot. */
export function decideOrder(
  db: Database,
  id: Id<'Order'>,
  decision: Decision,
  nowMs: (restaurantId: Id<'Restaurant'>) => number,
): Promise<Verdict<null, DecisionRefusal>> {
  return inTransaction<null, DecisionRefusal>(db, async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order) return refuse({ reason: 'unknown-order' })
    if (order.status !== 'new' && order.status !== 'waiting') {
      return refuse({ reason: 'already-decided', status: order.status })
    }
    const at = nowMs(order.restaurantId)
    const lines = await linesOf(tx, id)
    if (decision === 'refused') {
      await giveRewardsBack(tx, order)
      await giveStockBack(tx, order, unitsOf(lines))
      await releaseSlot(tx, order, seatsFor(order))
    }
    await setStatus(tx, id, decision, at)
    const account = order.accountId === null ? null : await accountOf(tx, order.accountId)
    const venue = await venueRow(tx, order.restaurantId, order.venueId)
    if (account && venue) {
      const kind = decision === 'confirmed' ? 'order-confirmed' : 'order-refused'
      await tellCustomer(tx, kind, { order, account, venue, lines, nowMs: at })
    }
    return accept(null)
  })
}
