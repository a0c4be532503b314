import { and, eq } from 'drizzle-orm'

import type { PayableHandler } from '#demo/server/payments/paid-entity.ts'
import type { Database } from '#demo/server/platform/db/database.ts'
import { orders } from '#demo/server/platform/db/schema/order-tables.ts'
import { venueRow } from '#demo/server/venues/venue-queries.ts'
import type { Id } from '#src/contract/values.ts'

import type { OrderMail } from './notify-customer.ts'
import { notifyCustomer } from './notify-customer.ts'
import type { OrderRow } from './order-queries.ts'
import { linesOf, lockOrder, orderRow, setStatus } from './order-queries.ts'
import { releaseOrder } from './release-order.ts'

const asId = (id: number) => id as Id<'Order'>

/** Orders as something that is paid online. */
export const paidOrders: PayableHandler = {
  async read(db, id, how) {
    const order = await (how === 'lock' ? lockOrder : orderRow)(db, asId(id))
    const venue = order && (await venueRow(db, order.restaurantId, order.venueId))
    if (!order || !venue) return null
    const { restaurantId, venueId, accountId, tokenHash, total, paymentStatus, createdAt } = order
    const owner = { restaurantId, venueId, accountId, tokenHash }
    const { orderType: type } = order
    return { kind: 'order', id, type, ...owner, amount: total, currency: venue.currencyCode, paymentStatus, createdAt }
  },

  unpaid: (db, accountId) =>
    db
      .select({ id: orders.id, restaurantId: orders.restaurantId, createdAt: orders.createdAt })
      .from(orders)
      .where(and(eq(orders.paymentStatus, 'pending'), accountId && eq(orders.accountId, accountId))),

  async markPaid(tx, id, { mode, nowMs }) {
    await tx
      .update(orders)
      .set({ paymentStatus: 'paid', paymentMode: mode })
      .where(eq(orders.id, asId(id)))
    await tell(tx, id, 'order-received', nowMs)
  },

  async lapse(tx, id, nowMs) {
    const order = await orderRow(tx, asId(id))
    if (!order) return
    await releaseOrder(tx, order, await linesOf(tx, order.id))
    await tx.update(orders).set({ paymentStatus: 'failed' }).where(eq(orders.id, order.id))
    await setStatus(tx, order.id, 'cancelled', nowMs)
  },

  notifyReturn: (tx, id, nowMs) => tell(tx, id, 'order-payment-returned', nowMs),
}

async function tell(tx: Database, id: number, mail: OrderMail, nowMs: number): Promise<void> {
  const order: OrderRow | null = await orderRow(tx, asId(id))
  if (order) await notifyCustomer(tx, mail, order, nowMs)
}
