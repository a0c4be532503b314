import type { SQL } from 'drizzle-orm'
import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { aDayAgo, openAndNewest } from '#server/platform/db/open-and-newest.ts'
import { accounts } from '#server/platform/db/schema/account-tables.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import type { VenueScope } from '#server/venues/venue-scope.ts'
import { isInScope } from '#server/venues/venue-scope.ts'
import type { Id } from '#src/contract/values.ts'

import type { OrderKey } from './order-queries.ts'

/** Orders that are with a restaurant or one of its venues (`isVisibleToVenue`). */
export function isWithVenue(scope: VenueScope): SQL | undefined {
  return and(isInScope(orders, scope), or(isNull(orders.paymentStatus), eq(orders.paymentStatus, 'paid')))
}

/** Those, and orders that are paid by a link of the staff: they are shown until they are paid, and when they were not [ORD-93]. */
export function isAtDesk(scope: VenueScope): SQL | undefined {
  return or(isWithVenue(scope), and(isInScope(orders, scope), isNotNull(orders.payBy)))
}

/** Orders with their customers, the newest first. */
export function ordersAndCustomers(db: Database, wanted: SQL | undefined) {
  return db
    .select({
      order: orders,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      phone: accounts.phone,
      email: accounts.email,
    })
    .from(orders)
    .leftJoin(accounts, eq(accounts.id, orders.accountId))
    .where(wanted)
    .orderBy(desc(orders.id))
}
export type ListedOrder = Awaited<ReturnType<typeof ordersAndCustomers>>[number]

/** One order with its customer; null = there is none. */
export async function listedOrder(db: Database, { restaurantId, id }: OrderKey): Promise<ListedOrder | null> {
  const [row] = await ordersAndCustomers(db, and(eq(orders.restaurantId, restaurantId), eq(orders.id, id)))
  return row ?? null
}

/**
 * Selects the ids of the orders that the desk lists: all that wait for it or for a link to be paid, all that are confirmed and not consumed and whose slot
 * began within a day or is to come, then the newest of the rest.
 */
function listedOrders(scope: VenueScope, nowMs: number): SQL {
  const isUnpaid = eq(orders.paymentStatus, sql.raw("'pending'"))
  const isOpen = and(eq(orders.status, sql.raw("'confirmed'")), isNull(orders.consumedAt))
  return openAndNewest({
    open: sql`
      select id from ${orders} where ${isInScope(orders, scope)} and ${orders.waitsSince} is not null
      union all
      select id from ${orders} where ${isInScope(orders, scope)} and ${isUnpaid} and ${orders.payBy} is not null
      union all
      select id from ${orders} where ${isInScope(orders, scope)} and ${isOpen} and ${orders.slotStart} > ${aDayAgo(nowMs)}`,
    newest: sql`select id from ${orders} where ${isAtDesk(scope)} order by id desc`,
  })
}

/** The orders that the desk lists, with their customers; read by indexes that are led by the restaurant. */
export function newestOrders(db: Database, scope: VenueScope, nowMs: number) {
  return ordersAndCustomers(db, sql`${orders.id} in (${listedOrders(scope, nowMs)})`)
}

/** The same as rows of a desk's version: their ids, and those of the newest that are not paid yet. */
export function watchedOrders(restaurantId: Id<'Restaurant'>, nowMs: number): SQL {
  const ofAll = { restaurantId, venueId: null }
  return sql`
    (${listedOrders(ofAll, nowMs)}) union
    (select id from ${orders} where ${isInScope(orders, ofAll)} order by id desc limit 100)`
}

/** How many orders of diners wait for their payment: the desk hears that they exist, and no more. */
export async function countUnpaid(db: Database, scope: VenueScope): Promise<number> {
  return db.$count(orders, and(isInScope(orders, scope), eq(orders.paymentStatus, 'pending'), isNull(orders.payBy)))
}
