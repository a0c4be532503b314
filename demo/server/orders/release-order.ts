import { releaseStock, unitsOf } from '#demo/server/menu/stock.ts'
import type { Database } from '#demo/server/platform/db/database.ts'
import { releaseRewards } from '#demo/server/savings/loyalty-queries.ts'
import { releaseSlot } from '#demo/server/slots/slot-bookings.ts'

import { revokePoints } from './credit-order.ts'
import type { linesOf, OrderRow } from './order-queries.ts'
import { seatsFor } from './seats-for.ts'

/**
 * Gives back what an order holds: its rewards, its stock, its place in the slot and its seats; its code by its status.
 * Its points are taken back.
 */
export async function releaseOrder(
  tx: Database,
  order: OrderRow,
  lines: Awaited<ReturnType<typeof linesOf>>,
): Promise<void> {
  await revokePoints(tx, order)
  await releaseRewards(tx, order)
  await releaseStock(tx, order, unitsOf(lines))
  await releaseSlot(tx, order, seatsFor(order))
}
