import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { billParts, bills } from '#server/platform/db/schema/bill-tables.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import type { Cents, Id } from '#src/contract/values.ts'
import type { BillPart } from '#src/domain/tables/bill.ts'

export type BillRow = typeof bills.$inferSelect
/** Names one bill: its number is unique by itself, its restaurant leads to where it is stored (decision 78). */
export type BillKey = Pick<BillRow, 'restaurantId' | 'id'>
export type BilledOrder = typeof orders.$inferSelect

/** Orders of one restaurant. */
export type SomeOrders = { readonly restaurantId: Id<'Restaurant'>; readonly ids: readonly Id<'Order'>[] }

function isBill({ restaurantId, id }: BillKey) {
  return and(eq(bills.restaurantId, restaurantId), eq(bills.id, id))
}

/** Writes a bill with its parts. */
export async function insertBill(
  tx: Database,
  bill: Omit<typeof bills.$inferInsert, 'id'>,
  parts: readonly BillPart[],
): Promise<BillRow> {
  const [row] = await tx.insert(bills).values(bill).returning()
  if (!row) throw new Error('Comanda: the bill was not written.')
  const { restaurantId, id: billId } = row
  await tx.insert(billParts).values(parts.map((part) => ({ ...part, restaurantId, billId })))
  return row
}

export async function billRow(db: Database, key: BillKey): Promise<BillRow | null> {
  const [row] = await db.select().from(bills).where(isBill(key))
  return row ?? null
}

/** Locks a bill, so that it is paid, lapses or is given back once. */
export async function lockBill(tx: Database, key: BillKey): Promise<BillRow | null> {
  const [row] = await tx.select().from(bills).where(isBill(key)).for('update')
  return row ?? null
}

/** The restaurant of a bill that is named by its number alone; null = there is none. */
export async function restaurantOfBill(db: Database, id: Id<'Bill'>): Promise<Id<'Restaurant'> | null> {
  const [row] = await db.select({ restaurantId: bills.restaurantId }).from(bills).where(eq(bills.id, id))
  return row?.restaurantId ?? null
}

export async function setBillStatus(
  tx: Database,
  key: BillKey,
  paymentStatus: BillRow['paymentStatus'],
): Promise<void> {
  await tx.update(bills).set({ paymentStatus }).where(isBill(key))
}

/** Locks orders, always in the order of their numbers: two bills for the same orders come one after the other. */
export function lockOrders(tx: Database, some: SomeOrders): Promise<BilledOrder[]> {
  const { restaurantId, ids } = some
  return tx
    .select()
    .from(orders)
    .where(and(eq(orders.restaurantId, restaurantId), inArray(orders.id, ids)))
    .orderBy(asc(orders.id))
    .for('update')
}

/** Parts of these orders, joined with their bills. */
function isOf({ restaurantId, ids }: SomeOrders) {
  return and(
    eq(billParts.restaurantId, restaurantId),
    inArray(billParts.orderId, ids),
    eq(bills.restaurantId, restaurantId),
  )
}

/** The bills of some orders that are paid or may still be, the oldest first. */
export async function billsOf(db: Database, some: SomeOrders): Promise<BillRow[]> {
  const rows = await db
    .selectDistinct({ bill: bills })
    .from(billParts)
    .innerJoin(bills, eq(bills.id, billParts.billId))
    .where(and(isOf(some), ne(bills.paymentStatus, 'failed')))
    .orderBy(asc(bills.id))
  return rows.map(({ bill }) => bill)
}

/** The orders of some bills, by the numbers of the bills. */
export async function ordersOfBills(
  db: Database,
  restaurantId: Id<'Restaurant'>,
  ids: readonly Id<'Bill'>[],
): Promise<readonly { readonly billId: Id<'Bill'>; readonly orderId: Id<'Order'> }[]> {
  return db
    .select({ billId: billParts.billId, orderId: billParts.orderId })
    .from(billParts)
    .where(and(eq(billParts.restaurantId, restaurantId), inArray(billParts.billId, ids)))
}

type Sums = ReadonlyMap<Id<'Order'>, Cents>

/** What each bill that is paid or may still be holds of these orders, cents. */
export async function partsOf(db: Database, some: SomeOrders): Promise<ReadonlyMap<Id<'Bill'>, Cents>> {
  const rows = await db
    .select({ billId: billParts.billId, amount: sql<Cents>`sum(${billParts.amount})::int` })
    .from(billParts)
    .innerJoin(bills, eq(bills.id, billParts.billId))
    .where(and(isOf(some), ne(bills.paymentStatus, 'failed')))
    .groupBy(billParts.billId)
  return new Map(rows.map(({ billId, amount }) => [billId, amount]))
}

/** Brings the bills of some orders to the table at which the orders are now. */
export async function moveBills(tx: Database, some: SomeOrders, tableId: Id<'Table'>): Promise<void> {
  const ids = (await billsOf(tx, some)).map(({ id }) => id)
  await tx
    .update(bills)
    .set({ tableId })
    .where(and(eq(bills.restaurantId, some.restaurantId), inArray(bills.id, ids)))
}

/** What paid bills have paid of each order, cents; absent = nothing. */
export function paidOf(db: Database, some: SomeOrders): Promise<Sums> {
  return sums(db, some, ['paid'])
}

/** What bills have paid of each order or may still pay, cents; absent = nothing. */
export function heldOf(db: Database, some: SomeOrders): Promise<Sums> {
  return sums(db, some, ['paid', 'pending'])
}

async function sums(db: Database, some: SomeOrders, statuses: readonly BillRow['paymentStatus'][]): Promise<Sums> {
  if (some.ids.length === 0) return new Map()
  const rows = await db
    .select({ orderId: billParts.orderId, amount: sql<Cents>`sum(${billParts.amount})::int` })
    .from(billParts)
    .innerJoin(bills, eq(bills.id, billParts.billId))
    .where(and(isOf(some), inArray(bills.paymentStatus, [...statuses])))
    .groupBy(billParts.orderId)
  return new Map(rows.map(({ orderId, amount }) => [orderId, amount]))
}
