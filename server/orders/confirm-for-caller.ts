import type { PlacedBy } from '#server/platform/call.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Author } from '#server/platform/write-audit.ts'
import { serviceOf, writeAudit } from '#server/platform/write-audit.ts'

import { notifyCustomer } from './notify-customer.ts'
import type { OrderRow } from './order-queries.ts'
import { setStatus } from './order-queries.ts'
import { printAcceptedOrder } from './print-order.ts'

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
  await setStatus(tx, order, { status: 'confirmed', reason: null, message: null, nowMs })
  await printAcceptedOrder(tx, order, nowMs)
  await writePlaced(tx, { ...order, status: 'confirmed' }, { member, nowMs })
}

/** Writes who has taken an order on the telephone. */
export async function writePlaced(
  tx: Database,
  { id, status, orderType, total, paymentStatus }: OrderRow,
  author: Author,
): Promise<void> {
  const isByLink = paymentStatus === 'pending'
  const after = { status, orderType, total, isByLink }
  await writeAudit(tx, author, { action: 'order.place', subject: id, before: null, after })
}

/**
 * Confirms an order of the telephone that is paid by its link now, in the transaction that settles the payment: staff have said yes
 * when they took it, so that it rings nowhere (decision 131) [ORD-92].
 */
export async function confirmPaidCall(tx: Database, order: OrderRow, nowMs: number): Promise<void> {
  const { restaurantId, id, status } = order
  await setStatus(tx, order, { status: 'confirmed', reason: null, message: null, nowMs })
  await notifyCustomer(tx, 'order-confirmed', order, nowMs)
  await printAcceptedOrder(tx, order, nowMs)
  const entry = { action: 'order.confirm', subject: id, before: { status }, after: { status: 'confirmed' } } as const
  await writeAudit(tx, { member: serviceOf(restaurantId), nowMs }, entry)
}

/** Writes that an order of the telephone was not paid in time; the lapse itself is written by the caller [ORD-93]. */
export async function tellOfLapse(tx: Database, { restaurantId, id, status }: OrderRow, nowMs: number): Promise<void> {
  const entry = { action: 'order.lapse', subject: id, before: { status }, after: { status: 'cancelled' } } as const
  await writeAudit(tx, { member: serviceOf(restaurantId), nowMs }, entry)
}
