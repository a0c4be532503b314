import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'

import { isKeyOf } from '#server/platform/api-key.ts'
import type { Database } from '#server/platform/db/database.ts'
import { orderLines, orderStatusLog, orders } from '#server/platform/db/schema/order-tables.ts'
import { venues } from '#server/platform/db/schema/venue-tables.ts'
import type { EndReason } from '#src/contract/placed-order.ts'
import type { Id } from '#src/contract/values.ts'

export type OrderRow = typeof orders.$inferSelect
export type StoredStatus = OrderRow['status']
/** Names one order: its number is unique by itself, its restaurant leads to where it is stored (decision 78). */
export type OrderKey = Pick<OrderRow, 'restaurantId' | 'id'>

function isOrder({ restaurantId, id }: OrderKey) {
  return and(eq(orders.restaurantId, restaurantId), eq(orders.id, id))
}

export async function orderOf(db: Database, accountId: Id<'Account'>, key: OrderKey): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(isOrder(key), eq(orders.accountId, accountId)))
  return row ?? null
}

/** The order of a guest, by the token that was answered when it was placed. */
export async function guestOrderOf(
  db: Database,
  { token, ...key }: OrderKey & { readonly token: string },
): Promise<OrderRow | null> {
  const row = await orderRow(db, key)
  return row?.tokenHash && isKeyOf(token, row.tokenHash) ? row : null
}

/** The orders of a customer, the newest first. */
export function ordersOf(
  db: Database,
  { restaurantId, id }: { readonly restaurantId: Id<'Restaurant'>; readonly id: Id<'Account'> },
): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.restaurantId, restaurantId), eq(orders.accountId, id)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
}

export function linesOf(db: Database, ...orderIds: readonly Id<'Order'>[]) {
  return db.select().from(orderLines).where(inArray(orderLines.orderId, orderIds)).orderBy(asc(orderLines.position))
}

export function statusLogOf(db: Database, ...orderIds: readonly Id<'Order'>[]) {
  return db
    .select()
    .from(orderStatusLog)
    .where(inArray(orderStatusLog.orderId, orderIds))
    .orderBy(asc(orderStatusLog.at))
}

export async function orderRow(db: Database, key: OrderKey): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(isOrder(key))
  return row ?? null
}

/** The restaurant of an order that is named by its number alone; null = there is none. */
export async function restaurantOfOrder(db: Database, id: Id<'Order'>): Promise<Id<'Restaurant'> | null> {
  const [row] = await db.select({ restaurantId: orders.restaurantId }).from(orders).where(eq(orders.id, id))
  return row?.restaurantId ?? null
}

/** True once the venue may see the order: at once for cash, after payment for online modes (contract C142). */
export function isVisibleToVenue({ paymentStatus }: Pick<OrderRow, 'paymentStatus'>): boolean {
  return paymentStatus === null || paymentStatus === 'paid'
}

/** Locks an order so that two people at the desk cannot decide it twice. */
export async function lockOrder(db: Database, key: OrderKey): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(isOrder(key)).for('update')
  return row ?? null
}

type StatusChange = {
  readonly status: StoredStatus
  /** Why the service does it by itself; null = somebody does it. */
  readonly reason: EndReason | null
  /** What the restaurant tells the diner with it; null = nothing. */
  readonly message: string | null
  readonly nowMs: number
}

/** Writes a decision, after which an order waits no more. */
export async function setStatus(
  db: Database,
  key: OrderKey,
  { status, reason, message, nowMs }: StatusChange,
): Promise<void> {
  await db.update(orders).set({ status, waitsSince: null }).where(isOrder(key))
  await db.insert(orderStatusLog).values({ orderId: key.id, status, reason, message, at: new Date(nowMs) })
}

/** Notes that nobody was asked: the desk tells of it once. */
export async function markAcceptedAtOnce(db: Database, key: OrderKey): Promise<void> {
  await db.update(orders).set({ isAcceptedAtOnce: true }).where(isOrder(key))
}

/** Keeps the hash of the token that opens an order. */
export async function setTokenHash(db: Database, key: OrderKey, tokenHash: string): Promise<void> {
  await db.update(orders).set({ tokenHash }).where(isOrder(key))
}

/** Keeps the e-mail address of a guest who gave none with the order. */
export async function setGuest(db: Database, key: OrderKey, guest: OrderRow['guest']): Promise<void> {
  await db.update(orders).set({ guest }).where(isOrder(key))
}

/** Writes how the wait for a payment ended. */
export async function setOrderPayment(
  db: Database,
  key: OrderKey,
  payment: Partial<Pick<OrderRow, 'paymentStatus' | 'paymentMode' | 'waitsSince'>>,
): Promise<void> {
  const change = { ...payment, waitingNetwork: null }
  await db.update(orders).set(change).where(isOrder(key))
}

export async function setConsumed(db: Database, key: OrderKey, nowMs: number): Promise<void> {
  await db
    .update(orders)
    .set({ consumedAt: new Date(nowMs) })
    .where(isOrder(key))
}

/** Stores the points of an order, which marks it as credited. */
export async function setPoints(db: Database, key: OrderKey, points: number): Promise<void> {
  await db.update(orders).set({ points }).where(isOrder(key))
}

/** Upper bound for one run of the job; the next one continues. */
const mostUncredited = 500

/** Confirmed orders whose points are not credited yet, the earliest slots first, with the time zone of their venue. */
export function uncreditedOrders(db: Database) {
  return db
    .select({ order: orders, timeZone: venues.timeZone })
    .from(orders)
    .innerJoin(venues, and(eq(venues.restaurantId, orders.restaurantId), eq(venues.id, orders.venueId)))
    .where(and(eq(orders.status, 'confirmed'), isNull(orders.points), eq(orders.isTest, false)))
    .orderBy(asc(orders.slotStart))
    .limit(mostUncredited)
}
