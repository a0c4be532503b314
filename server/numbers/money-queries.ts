import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import type { Database } from '#server/platform/db/database.ts'
import { audit } from '#server/platform/db/schema/audit-tables.ts'
import { billParts, bills } from '#server/platform/db/schema/bill-tables.ts'
import { orderStatusLog, orders } from '#server/platform/db/schema/order-tables.ts'
import { partRefunds, payments } from '#server/platform/db/schema/payment-tables.ts'
import { reservations } from '#server/platform/db/schema/reservation-tables.ts'
import type { OrderType, ServiceType } from '#src/contract/service-type.ts'
import type { Cents, LocalDate } from '#src/contract/values.ts'
import { dayMs } from '#src/domain/time/wall-clock.ts'

import type { CountedPeriod } from './sale-queries.ts'
import { isSoldAt } from './sale-queries.ts'

// Rows are found by instants that hold the period in every zone; `movementsOf` looks at the days of the venue.
const instantOf = (date: LocalDate, days: number) => new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs)

function isNear(moment: PgColumn, { from, to }: CountedPeriod) {
  const [first, last] = [instantOf(from, -1).toISOString(), instantOf(to, 2).toISOString()]
  return sql`${moment} between ${first}::timestamptz and ${last}::timestamptz`
}

const isUndone = sql`('refused', 'cancelled')`
const undoneAt = sql<Date | null>`case ${payments.entityKind}
  when 'order' then (select min(l.at) from ${orderStatusLog} l where l.order_id = ${orders.id} and l.status in ${isUndone})
  when 'bill' then (select min(l.at) from ${billParts} p join ${orderStatusLog} l on l.order_id = p.order_id
    where p.restaurant_id = ${payments.restaurantId} and p.bill_id = ${bills.id} and l.status in ${isUndone})
  else (select max(a.at) from ${audit} a where a.restaurant_id = ${payments.restaurantId}
    and a.action in ('reservation.refuse', 'reservation.cancel') and a.subject = ${reservations.id}::text)
  end`.mapWith((at: string | Date) => new Date(at))
/** Whether what it paid was undone afterwards; a payment that came too late, or beside another, has paid nothing. */
const hasPaid = or(
  and(
    eq(payments.entityKind, 'order'),
    eq(orders.paymentStatus, 'paid'),
    eq(orders.paymentMode, payments.provider),
    sql`${orders.status} in ${isUndone}`,
  ),
  and(
    eq(payments.entityKind, 'reservation'),
    eq(reservations.paymentStatus, 'paid'),
    sql`${reservations.status} in ${isUndone}`,
  ),
  and(
    eq(payments.entityKind, 'bill'),
    sql`exists (select 1 from ${billParts} p join ${orders} o on o.id = p.order_id where
      p.restaurant_id = ${payments.restaurantId} and p.bill_id = ${bills.id} and o.status in ${isUndone})`,
  ),
)

/** Online payments that were begun near a period and stand, and those that were given back whole, with the moment of that. */
export function onlinePayments(db: Database, period: CountedPeriod) {
  const { restaurantId, id: venueId } = period.venue
  const { ref, provider, entityKind, entityId, amount, status, createdAt } = payments
  const isOf = (kind: 'order' | 'bill' | 'reservation', number: PgColumn) =>
    and(eq(entityKind, kind), eq(number, entityId))
  return db
    .select({
      ...{ ref, provider, entityKind, entityId, amount, createdAt },
      type: sql<ServiceType>`coalesce(${orders.orderType}, case when ${bills.id} is null then 'reservation' else 'table' end)`,
      isReturned: sql<boolean>`${status} = 'returned'`,
      undoneAt,
    })
    .from(payments)
    .leftJoin(orders, and(isOf('order', orders.id), eq(orders.restaurantId, restaurantId)))
    .leftJoin(bills, and(isOf('bill', bills.id), eq(bills.restaurantId, restaurantId)))
    .leftJoin(reservations, and(isOf('reservation', reservations.id), eq(reservations.restaurantId, restaurantId)))
    .where(
      and(
        eq(payments.restaurantId, restaurantId),
        sql`coalesce(${orders.venueId}, ${bills.venueId}, ${reservations.venueId}) = ${venueId}`,
        // Of payments alone, so that their indexes find them.
        or(isNear(createdAt, period), eq(status, 'returned')),
        or(eq(status, 'paid'), and(eq(status, 'returned'), hasPaid)),
      ),
    )
    .orderBy(createdAt, ref)
}

/** What went back in parts near a period, or of some payments whenever it was. */
export function partsGivenBack(db: Database, period: CountedPeriod, refs: readonly string[]) {
  const { restaurantId, id: venueId } = period.venue
  const { orderId, amount, createdAt } = partRefunds
  const { ref, provider, entityKind, entityId } = payments
  return db
    .select({ orderId, amount, createdAt, ref, provider, entityKind, entityId, type: orders.orderType })
    .from(partRefunds)
    .innerJoin(payments, eq(ref, partRefunds.paymentRef))
    .innerJoin(orders, and(eq(orders.restaurantId, restaurantId), eq(orders.id, orderId)))
    .where(
      and(
        eq(partRefunds.restaurantId, restaurantId),
        eq(orders.venueId, venueId),
        or(isNear(createdAt, period), inArray(ref, [...refs])),
      ),
    )
    .orderBy(partRefunds.id)
}

/** Bills that staff have taken at tables near a period. */
export function billsTakenAtTables(db: Database, period: CountedPeriod) {
  const { id, amount, cashMeans, createdAt } = bills
  return db
    .select({ id, amount, cashMeans, createdAt })
    .from(bills)
    .where(
      and(
        eq(bills.restaurantId, period.venue.restaurantId),
        eq(bills.venueId, period.venue.id),
        eq(bills.paymentStatus, 'paid'),
        isNotNull(cashMeans),
        isNear(createdAt, period),
      ),
    )
    .orderBy(createdAt, id)
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
      ...{ id, total, cashMeans, consumedAt, slotStart },
      type: sql<OrderType>`${orders.orderType}`,
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
