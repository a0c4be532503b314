import type { EntityKey, PayableHandler } from '#server/payments/paid-entity.ts'
import { isTooLate } from '#server/payments/payment-deps.ts'
import { unpaidIn } from '#server/payments/unpaid-entities.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import { venueRow } from '#server/venues/venue-queries.ts'
import type { Id } from '#src/contract/values.ts'

import { acceptAtOnce } from './accept-at-once.ts'
import { confirmPaidCall, tellOfLapse } from './confirm-for-caller.ts'
import { notifyCustomer } from './notify-customer.ts'
import type { OrderKey } from './order-queries.ts'
import { linesOf, lockOrder, orderRow, restaurantOfOrder, setOrderPayment, setStatus } from './order-queries.ts'
import { releaseOrder } from './release-order.ts'

const asOrder = ({ restaurantId, id }: EntityKey): OrderKey => ({ restaurantId, id: id as Id<'Order'> })

/** Orders as something that is paid online. */
export const paidOrders: PayableHandler = {
  async read(db, key, how) {
    const order = await (how === 'lock' ? lockOrder : orderRow)(db, asOrder(key))
    const venue = order && (await venueRow(db, order.restaurantId, order.venueId))
    if (!order || !venue) return null
    const { id, restaurantId, venueId, accountId, tokenHash, orderType: type, total: amount, paymentStatus } = order
    const owner = { restaurantId, venueId, accountId, tokenHash }
    const { createdAt, payBy, slotOverAt } = order
    const times = { createdAt, payBy, slotOverAt }
    return { kind: 'order', id, type, ...owner, amount, currency: venue.currencyCode, paymentStatus, ...times }
  },

  restaurantOf: (db, id) => restaurantOfOrder(db, id as Id<'Order'>),

  unpaid: unpaidIn(orders),

  async markPaid(tx, key, { mode, nowMs }) {
    const waitsSince = new Date(nowMs)
    await setOrderPayment(tx, asOrder(key), { paymentStatus: 'paid', paymentMode: mode, waitsSince })
    const order = await orderRow(tx, asOrder(key))
    if (!order) return
    // Who took it on the telephone has said yes already.
    if (order.placedBy !== null) return confirmPaidCall(tx, order, nowMs)
    await notifyCustomer(tx, 'order-received', order, nowMs)
    await acceptAtOnce(tx, order, nowMs)
  },

  async lapse(tx, key, { reason, givenUp, nowMs }) {
    const order = await orderRow(tx, asOrder(key))
    if (!order) return
    await releaseOrder(tx, order, await linesOf(tx, order.id))
    await setOrderPayment(tx, order, { paymentStatus: 'failed' })
    await setStatus(tx, order, { status: 'cancelled', reason, message: givenUp?.message ?? null, nowMs })
    // Somebody believes that they have ordered: the desk shows it, and who asks later finds it.
    if (order.placedBy !== null && !givenUp) await tellOfLapse(tx, order, nowMs)
  },

  async notifyReturn(tx, key, nowMs) {
    const order = await orderRow(tx, asOrder(key))
    if (!order) return
    const isLate = order.paymentStatus === 'failed' && isTooLate(order, nowMs)
    await notifyCustomer(tx, isLate ? 'order-too-late' : 'order-payment-returned', order, nowMs)
  },
}
