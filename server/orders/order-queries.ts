import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'

import { isKeyOf } from '#server/platform/api-key.ts'
import type { Call } from '#server/platform/call.ts'
import type { Database } from '#server/platform/db/database.ts'
import { orderLines, orderStatusLog, orders } from '#server/platform/db/schema/order-tables.ts'
import { venues } from '#server/platform/db/schema/restaurant-tables.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import type { createOrder } from '#src/contract/order.ts'
import type { EndReason } from '#src/contract/placed-order.ts'
import type { Id } from '#src/contract/values.ts'
import { timesCents } from '#src/domain/money.ts'
import { isOnlineMode } from '#src/domain/payments/online-mode.ts'
import type { OrderVat } from '#src/domain/taxes/vat-of-order.ts'

import type { JudgedOrder } from './judge-order.ts'

export type OrderRow = typeof orders.$inferSelect
export type StoredStatus = OrderRow['status']
/** Names one order: its number is unique by itself, its restaurant leads to where it is stored (decision 78). */
export type OrderKey = Pick<OrderRow, 'restaurantId' | 'id'>

export type NewOrder = JudgedOrder & {
  readonly request: RequestOf<typeof createOrder>
  readonly call: Call
  readonly vat: OrderVat
  /** Of a guest, else null. */
  readonly tokenHash: string | null
  readonly waitingNetwork: string | null
  /** Until when it can be paid by a link of the staff; null = it is not paid by one. */
  readonly payBy: Date | null
}

/** Writes an order with its lines and its first status. */
export async function insertOrder(db: Database, order: NewOrder): Promise<OrderRow> {
  const { request, call, lines } = order
  const createdAt = new Date(call.nowMs)
  const paymentStatus = paymentStatusOf(order)
  const [row] = await db
    .insert(orders)
    .values({
      restaurantId: call.restaurant.id,
      venueId: request.venueId,
      accountId: call.account?.id ?? null,
      placedBy: call.placedBy?.member.name ?? null,
      isTest: call.triedBy !== null,
      guest: order.guest,
      tokenHash: order.tokenHash,
      language: call.language,
      orderType: request.orderType,
      status: 'new',
      paymentMode: request.paymentMode,
      cashMeans: request.cashMeans,
      paymentStatus,
      payBy: order.payBy,
      waitingNetwork: order.waitingNetwork,
      timetableId: request.timetableId,
      slotStart: request.slotStart,
      slotEnd: order.slotEnd,
      asSoonAsPossible: request.asSoonAsPossible,
      people: order.people,
      ...placeOf(order),
      invoice: order.invoice,
      customerNotes: request.customerNotes,
      answers: order.answers,
      ...amountsOf(order),
      ...savingsOf(order),
      costsVat: order.vat.costs,
      createdAt,
      waitsSince: isVisibleToVenue({ paymentStatus }) ? createdAt : null,
      slotOverAt: new Date(order.slotOverMs),
    })
    .returning()
  if (!row) throw new Error('Comanda: the order was not written.')
  await db.insert(orderLines).values(
    lines.map(({ quantity, unitPrice, item, typeId, comboPricing, memberName, allergens }, position) => ({
      orderId: row.id,
      position,
      quantity,
      unitPrice,
      total: timesCents(unitPrice, quantity),
      item,
      typeId,
      comboPricing,
      memberName,
      allergens,
      vat: order.vat.lines[position] ?? null,
    })),
  )
  await db.insert(orderStatusLog).values({ orderId: row.id, status: row.status, at: createdAt })
  return row
}

/** Nothing is left to pay for an order that costs nothing (contract C142). */
function paymentStatusOf({ request, totals }: NewOrder) {
  if (!isOnlineMode(request.paymentMode)) return null
  return totals.total === 0 ? ('paid' as const) : ('pending' as const)
}

function placeOf({ place: { table, scannedTable, delivery, servicePoint } }: NewOrder) {
  const { id: tableId = null, name: tableName = null } = table ?? {}
  return { tableId, tableName, scannedTableId: scannedTable?.id ?? null, delivery, servicePoint }
}

/** A fixed cost of 0 leaves no trace (rulings "fixed cost of 0"). */
function amountsOf({ totals, config }: NewOrder) {
  const hasFixedCost = totals.fixedCost > 0
  return {
    productsTotal: totals.products,
    total: totals.total,
    deliveryFee: totals.delivery,
    tip: totals.tip ?? null,
    fixedCost: hasFixedCost ? totals.fixedCost : null,
    fixedCostKind: hasFixedCost ? (config.fixedCostKind ?? 'amount') : null,
    fixedCostValue: hasFixedCost ? config.fixedCost : null,
    fixedCostName: hasFixedCost ? config.fixedCostName : null,
    fixedCostDescription: hasFixedCost ? config.fixedCostDescription : null,
  }
}

function savingsOf({ savings: { code }, totals }: NewOrder) {
  return {
    discount: totals.discount,
    discountCodeId: code?.id ?? null,
    discountCodeName: code?.name ?? null,
    discountCodeKind: code?.kind === 'percentage' ? ('percentage' as const) : code ? ('amount' as const) : null,
    discountCodeValue: code?.value ?? null,
    isDeliveryFreedByCode: code?.freesDelivery ?? false,
  }
}

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
