import type { Database } from '#demo/server/db/database.ts'
import { takePointsBack } from '#demo/server/loyalty/credit-order.ts'
import { giveRewardsBack } from '#demo/server/queries/loyalty.ts'
import type { linesOf, OrderRow } from '#demo/server/queries/orders.ts'
import { releaseSlot } from '#demo/server/queries/slot-bookings.ts'
import { giveStockBack, unitsOf } from '#demo/server/queries/stock.ts'

import { seatsFor } from './seats-for.ts'

/** Gives back what an order holds: its rewards, its stock, its place in the slot and its seats; its code by its status. Its points are taken back. */
export async function releaseOrder(
  tx: Database,
  order: OrderRow,
  lines: Awaited<ReturnType<typeof linesOf>>,
): Promise<void> {
  await takePointsBack(tx, order)
  await giveRewardsBack(tx, order)
  await giveStockBack(tx, order, unitsOf(lines))
  await releaseSlot(tx, order, seatsFor(order))
}
