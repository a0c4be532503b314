import type { PlacedBy } from '#server/platform/call.ts'
import type { Database } from '#server/platform/db/database.ts'
import { writeAudit } from '#server/platform/write-audit.ts'

import type { OrderRow } from './order-queries.ts'
import { setStatus } from './order-queries.ts'

/**
 * Confirms an order that staff have taken on the telephone, as whoever took it has answered it, and writes who that was
 * (decision 126). The diner hears it on the telephone: nobody has left an address to write to.
 */
export async function confirmForCaller(
  tx: Database,
  order: OrderRow,
  { member }: PlacedBy,
  nowMs: number,
): Promise<void> {
  const { id, orderType, total } = order
  await setStatus(tx, order, { status: 'confirmed', reason: null, message: null, nowMs })
  const after = { status: 'confirmed', orderType, total }
  await writeAudit(tx, { member, nowMs }, { action: 'order.place', subject: id, before: null, after })
}
