import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import type { Database } from '#server/platform/db/database.ts'
import { billParts, bills } from '#server/platform/db/schema/bill-tables.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
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

const { ref, provider, entityKind, entityId, amount, createdAt, paidAt, returnedAt } = payments
const payment = { ref, provider, entityKind, entityId, amount, paidAt, returnedAt }

/** Payments that have paid something, and those of them that went back, near a period; by columns of their indexes. */
function isMovedNear(kind: typeof payments.$inferSelect.entityKind, period: CountedPeriod) {
  return and(
    eq(payments.restaurantId, period.venue.restaurantId),
    eq(entityKind, kind),
    isNotNull(paidAt),
    or(isNear(paidAt, period), and(isNotNull(returnedAt), isNear(returnedAt, period))),
  )
}

/** Online payments that came or went back near a period, the oldest first. */
export async function onlinePayments(db: Database, period: CountedPeriod) {
  const { restaurantId, id: venueId } = period.venue
  const ofOrders = await db
    .select({ ...payment, type: orders.orderType })
    .from(payments)
    .innerJoin(orders, and(eq(orders.restaurantId, restaurantId), eq(orders.id, entityId)))
    .where(and(isMovedNear('order', period), eq(orders.venueId, venueId)))
    .orderBy(createdAt, ref)
  const ofBills = await db
    .select(payment)
    .from(payments)
    .innerJoin(bills, and(eq(bills.restaurantId, restaurantId), eq(bills.id, entityId)))
    .where(and(isMovedNear('bill', period), eq(bills.venueId, venueId)))
    .orderBy(createdAt, ref)
  const deposits = await db
    .select(payment)
    .from(payments)
    .innerJoin(reservations, and(eq(reservations.restaurantId, restaurantId), eq(reservations.id, entityId)))
    .where(and(isMovedNear('reservation', period), eq(reservations.venueId, venueId)))
    .orderBy(createdAt, ref)
  return [
    ...ofOrders,
    ...ofBills.map((one) => ({ ...one, type: 'table' as const })),
    ...deposits.map((one) => ({ ...one, type: 'reservation' as const })),
  ]
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
