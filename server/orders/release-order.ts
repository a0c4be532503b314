import { releaseStock, unitsOf } from '#server/menu/stock.ts'
import type { Database } from '#server/platform/db/database.ts'
import { releaseRewards } from '#server/savings/loyalty-queries.ts'
import { releaseSlot } from '#server/slots/slot-bookings.ts'

import type { linesOf, OrderRow } from './order-queries.ts'
import { seatsFor } from './seats-for.ts'
import { undoCredit } from './undo-credit.ts'

/**
 * Undoes an order: its points are taken back, with the rewards that they earned; its own rewards, its stock, its place in
 * the slot and its seats are given back. Its code is free by its status. A test has taken nothing.
 */
export async function releaseOrder(
  tx: Database,
  order: OrderRow,
  lines: Awaited<ReturnType<typeof linesOf>>,
): Promise<void> {
  if (order.isTest) return
  await undoCredit(tx, order)
  await releaseRewards(tx, order)
  await releaseStock(tx, order, unitsOf(lines))
  await releaseSlot(tx, order, seatsFor(order))
}
