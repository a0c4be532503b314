import { and, asc, eq, isNotNull } from 'drizzle-orm'

import { readOrders } from '#desk/contract/orders.ts'
import { refuseUnanswered } from '#server/orders/decide-order.ts'
import type { OrderKey, OrderRow } from '#server/orders/order-queries.ts'
import { lockOrder, orderRow } from '#server/orders/order-queries.ts'
import { orderDueMs, orderOverMs, readTime } from '#server/orders/order-times.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import { venues } from '#server/platform/db/schema/venue-tables.ts'
import { serviceNames } from '#server/platform/texts/service-names.ts'
import { paidTexts, paymentTexts } from '#server/platform/texts/venue-mails.ts'
import type { VenueRow } from '#server/venues/venue-queries.ts'
import { venueRow } from '#server/venues/venue-queries.ts'
import type { Id } from '#src/contract/values.ts'
import { isOnlineMode } from '#src/domain/payments/online-mode.ts'

import type { VenueMailFrame } from './mail-venue.ts'
import { mailVenue } from './mail-venue.ts'
import type { Waiting, WaitingKey, WaitingKind } from './waiting-kind.ts'
import { givenColumns, givenOf } from './waiting-kind.ts'

const asOrder = ({ restaurantId, id }: WaitingKey): OrderKey => ({ restaurantId, id: id as Id<'Order'> })

/**
 * Orders that wait: those to be paid at the venue from the beginning, the others from their payment on. Tests do not: whoever
 * forgets one hears nothing of it, and no venue is paused (decision 136).
 */
export const waitingOrders: WaitingKind = {
  read: readOrders,

  async all(db) {
    const rows = await db
      .select({ order: orders, venue: venues })
      .from(orders)
      .innerJoin(venues, and(eq(venues.restaurantId, orders.restaurantId), eq(venues.id, orders.venueId)))
      .where(and(isNotNull(orders.waitsSince), eq(orders.isTest, false)))
      .orderBy(asc(orders.waitsSince))
    return rows.flatMap(({ order, venue }) => waitingOrder(order, venue) ?? [])
  },

  async lock(tx, key) {
    const order = await lockOrder(tx, asOrder(key))
    const venue = order && (await venueRow(tx, order.restaurantId, order.venueId))
    return order && venue && waitingOrder(order, venue)
  },

  async remind(tx, key, { reminders, ...reminder }) {
    const order = await orderRow(tx, asOrder(key))
    const venue = order && (await venueRow(tx, order.restaurantId, order.venueId))
    if (!order || !venue) return
    await tx
      .update(orders)
      .set({ reminders })
      .where(and(eq(orders.restaurantId, key.restaurantId), eq(orders.id, order.id)))
    const valuesIn = valuesOf(order)
    await mailVenue(tx, venue, { kind: 'venue-order-waiting', ...reminder, valuesIn })
  },

  async noteGiven(tx, key, steps, nowMs) {
    const isOrder = and(eq(orders.restaurantId, key.restaurantId), eq(orders.id, asOrder(key).id))
    await tx.update(orders).set(givenColumns(steps, nowMs)).where(isOrder)
  },

  async refuse(tx, key, nowMs) {
    const order = await orderRow(tx, asOrder(key))
    return order ? refuseUnanswered(tx, order, nowMs) : []
  },
}

function waitingOrder(order: OrderRow, venue: VenueRow): Waiting | null {
  const { restaurantId, id, waitsSince, reminders } = order
  if (waitsSince === null || order.isTest) return null
  return {
    restaurantId,
    id,
    venue,
    reminders,
    given: givenOf(order),
    sinceMs: waitsSince.getTime(),
    slotStartMs: orderDueMs(order, venue.timeZone),
    slotEndMs: orderOverMs(order, venue.timeZone) ?? Infinity,
  }
}

function valuesOf(order: OrderRow) {
  return ({ localize, money, when, ...frame }: VenueMailFrame) => ({
    ...frame,
    order: String(order.id),
    when: when(readTime(order)),
    total: money(order.total),
    type: localize(serviceNames[order.orderType]),
    payment: localize(paymentTextOf(order)),
  })
}

function paymentTextOf({ paymentStatus, paymentMode }: OrderRow) {
  return paymentStatus === 'paid' && isOnlineMode(paymentMode) ? paidTexts[paymentMode] : paymentTexts.atVenue
}
