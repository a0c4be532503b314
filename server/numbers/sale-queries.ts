import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { billParts, bills } from '#server/platform/db/schema/bill-tables.ts'
import { products } from '#server/platform/db/schema/menu-tables.ts'
import { orderLines, orders } from '#server/platform/db/schema/order-tables.ts'
import { payments } from '#server/platform/db/schema/payment-tables.ts'
import type { VenueRow } from '#server/venues/venue-queries.ts'
import type { Id, LocalDate } from '#src/contract/values.ts'
import { addDays } from '#src/domain/time/wall-clock.ts'

/** Days of a venue, both counted, by its own clock. */
export type CountedPeriod = {
  readonly venue: Pick<VenueRow, 'restaurantId' | 'id' | 'timeZone'>
  readonly from: LocalDate
  readonly to: LocalDate
}

/** Orders of a venue that were accepted and stand; a test is none. */
export function isSoldAt({ restaurantId, id }: CountedPeriod['venue']) {
  return and(
    eq(orders.restaurantId, restaurantId),
    eq(orders.venueId, id),
    eq(orders.status, 'confirmed'),
    eq(orders.isTest, false),
  )
}

function isSold({ venue, from, to }: CountedPeriod) {
  return and(
    isSoldAt(venue),
    gte(orders.slotStart, sql`${from}::timestamp`),
    lt(orders.slotStart, sql`${addDays(to, 1)}::timestamp`),
  )
}

/** The orders sold for the days of a period, by their slots. */
export function soldOrders(db: Database, period: CountedPeriod) {
  const { id, slotStart, orderType, paymentMode, cashMeans, productsTotal, discount, discountCodeName } = orders
  const { deliveryFee, fixedCost, tip, total, costsVat } = orders
  const amounts = { productsTotal, discount, discountCodeName, deliveryFee, fixedCost, tip, total, costsVat }
  return db
    .select({ id, slotStart, orderType, paymentMode, cashMeans, ...amounts })
    .from(orders)
    .where(isSold(period))
    .orderBy(asc(orders.slotStart), asc(orders.id))
}

/** Their lines, with what of each dish the sums need. */
export function soldLines(db: Database, period: CountedPeriod) {
  const { orderId, quantity, unitPrice, total, vat, item } = orderLines
  return db
    .select({
      orderId,
      slotStart: orders.slotStart,
      quantity,
      unitPrice,
      total,
      vat,
      name: sql<string>`${item}->>'name'`,
      productId: sql<Id<'Product'>>`(${item}->>'productId')::int`,
      pickIds: sql<readonly Id<'Product'>[]>`jsonb_path_query_array(${item}, '$.comboPicks[*].productId')`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(isSold(period))
    .orderBy(asc(orders.slotStart), asc(orders.id), asc(orderLines.position))
}

/** The payments of these orders that stand: of the order itself, and of the bills that have paid for it. */
export async function paymentsOfSold(db: Database, period: CountedPeriod) {
  const { restaurantId } = period.venue
  const isPaid = and(eq(payments.restaurantId, restaurantId), eq(payments.status, 'paid'))
  const own = await db
    .select({ orderId: orders.id, means: payments.provider, ref: payments.ref })
    .from(orders)
    .innerJoin(payments, and(isPaid, eq(payments.entityKind, 'order'), eq(payments.entityId, orders.id)))
    .where(isSold(period))
  const ofBills = await db
    .select({ orderId: orders.id, means: bills.cashMeans, provider: payments.provider, ref: payments.ref })
    .from(orders)
    .innerJoin(billParts, and(eq(billParts.restaurantId, restaurantId), eq(billParts.orderId, orders.id)))
    .innerJoin(bills, and(eq(bills.id, billParts.billId), eq(bills.paymentStatus, 'paid')))
    .leftJoin(payments, and(isPaid, eq(payments.entityKind, 'bill'), eq(payments.entityId, bills.id)))
    .where(and(isSold(period), eq(bills.restaurantId, restaurantId)))
  return [...own, ...ofBills.map(({ provider, means, ...rest }) => ({ ...rest, means: means ?? provider }))]
}

/** The dishes on a restaurant's menu, as it lists them. */
export function dishesOnMenu(db: Database, restaurantId: Id<'Restaurant'>) {
  const { id, names, isWithdrawn } = products
  return db
    .select({ id, names, isWithdrawn })
    .from(products)
    .where(eq(products.restaurantId, restaurantId))
    .orderBy(asc(products.position), asc(products.id))
}
