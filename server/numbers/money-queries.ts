import type { SQL } from 'drizzle-orm'
import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import type { Database } from '#server/platform/db/database.ts'
import { audit } from '#server/platform/db/schema/audit-tables.ts'
import { billParts, bills } from '#server/platform/db/schema/bill-tables.ts'
import { orderStatusLog, orders } from '#server/platform/db/schema/order-tables.ts'
import { partRefunds, payments } from '#server/platform/db/schema/payment-tables.ts'
import { reservations } from '#server/platform/db/schema/reservation-tables.ts'
import type { Cents, LocalDate } from '#src/contract/values.ts'
import { dayMs } from '#src/domain/time/wall-clock.ts'

import type { CountedPeriod } from './sale-queries.ts'
import { isSoldAt } from './sale-queries.ts'

// Rows are found by instants that hold the period in every zone; `movementsOf` looks at the days of the venue.
const instantOf = (date: LocalDate, days: number) => new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs)

function isNear(at: PgColumn, { from, to }: CountedPeriod) {
  const [first, last] = [instantOf(from, -1).toISOString(), instantOf(to, 2).toISOString()]
  return sql`${at} between ${first}::timestamptz and ${last}::timestamptz`
}

const isUndone = sql`('refused', 'cancelled')`
const moment = (at: string | Date) => new Date(at)
const { ref, provider, entityKind, entityId, amount, status, createdAt } = payments
const payment = { ref, provider, entityKind, entityId, amount, createdAt }
const isReturned = sql<boolean>`${status} = 'returned'`

/** Of payments alone, so that their indexes find them. */
function isMovedNear(kind: typeof payments.$inferSelect.entityKind, period: CountedPeriod) {
  return and(
    eq(payments.restaurantId, period.venue.restaurantId),
    eq(entityKind, kind),
    or(isNear(createdAt, period), eq(status, 'returned')),
  )
}

/** It stands, or has paid what was undone afterwards; one that came too late, or beside another, has paid nothing. */
const hasPaid = (...undone: readonly SQL[]) => or(eq(status, 'paid'), and(eq(status, 'returned'), ...undone))

/**
 * Online payments that were begun near a period and stand, and those that were given back whole, with the moment of that; null =
 * nobody has kept it. Those of one thing come the oldest first.
 */
export async function onlinePayments(db: Database, period: CountedPeriod) {
  const ofOrders = await orderPayments(db, period)
  const ofBills = await billPayments(db, period)
  const deposits = await depositPayments(db, period)
  return [
    ...ofOrders,
    ...ofBills.map((one) => ({ ...one, type: 'table' as const })),
    ...deposits.map((one) => ({ ...one, type: 'reservation' as const })),
  ]
}

function orderPayments(db: Database, period: CountedPeriod) {
  const { restaurantId, id: venueId } = period.venue
  const undoneAt = sql<Date | null>`(select min(l.at) from ${orderStatusLog} l
    where l.order_id = ${orders.id} and l.status in ${isUndone})`.mapWith(moment)
  return db
    .select({ ...payment, type: orders.orderType, isReturned, undoneAt })
    .from(payments)
    .innerJoin(orders, and(eq(orders.restaurantId, restaurantId), eq(orders.id, entityId)))
    .where(
      and(
        isMovedNear('order', period),
        eq(orders.venueId, venueId),
        hasPaid(
          sql`${orders.status} in ${isUndone}`,
          sql`${orders.paymentStatus} = 'paid' and ${orders.paymentMode} = ${provider}`,
        ),
      ),
    )
    .orderBy(createdAt, ref)
}

/** Bills that are given back pay for one order, which is undone. */
function billPayments(db: Database, period: CountedPeriod) {
  const { restaurantId, id: venueId } = period.venue
  const undoneAt =
    sql<Date | null>`(select min(l.at) from ${billParts} p join ${orderStatusLog} l on l.order_id = p.order_id
    where p.restaurant_id = ${restaurantId} and p.bill_id = ${bills.id} and l.status in ${isUndone})`.mapWith(moment)
  return db
    .select({ ...payment, isReturned, undoneAt })
    .from(payments)
    .innerJoin(bills, and(eq(bills.restaurantId, restaurantId), eq(bills.id, entityId)))
    .where(and(isMovedNear('bill', period), eq(bills.venueId, venueId), hasPaid(sql`${undoneAt} is not null`)))
    .orderBy(createdAt, ref)
}

function depositPayments(db: Database, period: CountedPeriod) {
  const { restaurantId, id: venueId } = period.venue
  const undoneAt = sql<Date | null>`(select max(a.at) from ${audit} a where a.restaurant_id = ${restaurantId}
    and a.action in ('reservation.refuse', 'reservation.cancel') and a.subject = ${reservations.id}::text)`.mapWith(
    moment,
  )
  return db
    .select({ ...payment, isReturned, undoneAt })
    .from(payments)
    .innerJoin(reservations, and(eq(reservations.restaurantId, restaurantId), eq(reservations.id, entityId)))
    .where(
      and(
        isMovedNear('reservation', period),
        eq(reservations.venueId, venueId),
        hasPaid(sql`${reservations.status} in ${isUndone}`, sql`${reservations.paymentStatus} = 'paid'`),
      ),
    )
    .orderBy(createdAt, ref)
}

/** What went back in parts near a period, or of some payments whenever it was. */
export function partsGivenBack(db: Database, period: CountedPeriod, refs: readonly string[]) {
  const { restaurantId, id: venueId } = period.venue
  const { orderId, amount: given, createdAt: givenAt } = partRefunds
  return db
    .select({ orderId, amount: given, createdAt: givenAt, ref, provider, entityKind, entityId, type: orders.orderType })
    .from(partRefunds)
    .innerJoin(payments, eq(ref, partRefunds.paymentRef))
    .innerJoin(orders, and(eq(orders.restaurantId, restaurantId), eq(orders.id, orderId)))
    .where(
      and(
        eq(partRefunds.restaurantId, restaurantId),
        eq(orders.venueId, venueId),
        or(isNear(givenAt, period), inArray(ref, [...refs])),
      ),
    )
    .orderBy(partRefunds.id)
}

/** Bills that staff have taken at tables near a period. */
export function billsTakenAtTables(db: Database, period: CountedPeriod) {
  const { id, cashMeans } = bills
  return db
    .select({ id, amount: bills.amount, cashMeans, createdAt: bills.createdAt })
    .from(bills)
    .where(
      and(
        eq(bills.restaurantId, period.venue.restaurantId),
        eq(bills.venueId, period.venue.id),
        eq(bills.paymentStatus, 'paid'),
        isNotNull(cashMeans),
        isNear(bills.createdAt, period),
      ),
    )
    .orderBy(bills.createdAt, id)
}

/** Sold orders that are paid at the venue, handed over near a period or for one of its days; `billed`: bills have paid it. */
export function counterOrders(db: Database, period: CountedPeriod) {
  const { id, total, cashMeans, consumedAt, slotStart } = orders
  const { restaurantId } = period.venue
  const parts = db
    .select({ orderId: billParts.orderId, billed: sql<Cents>`sum(${billParts.amount})::int`.as('billed') })
    .from(billParts)
    .innerJoin(bills, eq(bills.id, billParts.billId))
    .where(
      and(
        eq(billParts.restaurantId, restaurantId),
        eq(bills.restaurantId, restaurantId),
        eq(bills.paymentStatus, 'paid'),
      ),
    )
    .groupBy(billParts.orderId)
    .as('parts')
  const { from, to } = period
  return db
    .select({
      id,
      total,
      cashMeans,
      consumedAt,
      slotStart,
      type: orders.orderType,
      billed: sql<Cents>`coalesce(${parts.billed}, 0)`,
    })
    .from(orders)
    .leftJoin(parts, eq(parts.orderId, id))
    .where(
      and(
        isSoldAt(period.venue),
        isNull(orders.paymentStatus),
        or(
          isNear(consumedAt, period),
          and(isNull(consumedAt), sql`${slotStart} >= ${from}::date and ${slotStart} < ${to}::date + 1`),
        ),
      ),
    )
    .orderBy(consumedAt, slotStart, id)
}
