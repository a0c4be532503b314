import type { Database } from '#server/platform/db/database.ts'
import { serviceOf, writeAudit } from '#server/platform/write-audit.ts'
import { keepSetUpStep } from '#server/venues/set-up-steps.ts'
import { serviceConfigRow } from '#server/venues/venue-queries.ts'

import { notifyCustomer } from './notify-customer.ts'
import type { OrderRow } from './order-queries.ts'
import { markAcceptedAtOnce, setStatus } from './order-queries.ts'
import { printAcceptedOrder } from './print-order.ts'

/**
 * Confirms an order that has just come to its venue, as its staff would, where its way to order says so: the diner is told,
 * and the audit names the service. The caller's transaction has written the order, or its payment.
 */
export async function acceptAtOnce(tx: Database, order: OrderRow, nowMs: number): Promise<void> {
  const { restaurantId, venueId, orderType: type, id, status } = order
  const config = await serviceConfigRow(tx, { restaurantId, venueId, type })
  if (!config?.confirmsAtOnce || status !== 'new') return
  await setStatus(tx, order, { status: 'confirmed', reason: null, message: null, nowMs })
  await markAcceptedAtOnce(tx, order)
  if (order.isTest) await keepSetUpStep(tx, { restaurantId, step: 'test', nowMs })
  await notifyCustomer(tx, 'order-confirmed', order, nowMs)
  await printAcceptedOrder(tx, order, nowMs)
  const entry = { action: 'order.confirm', subject: id, before: { status }, after: { status: 'confirmed' } } as const
  await writeAudit(tx, { member: serviceOf(restaurantId), nowMs }, entry)
}
