import { and, desc, eq, isNull, or } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { accounts } from '#server/platform/db/schema/account-tables.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import type { VenueScope } from '#server/venues/venue-scope.ts'
import { isInScope } from '#server/venues/venue-scope.ts'

const howMany = 100

/**
 * The newest orders that are with a restaurant or one of its venues (`isVisibleToVenue`), with their customers; read by
 * the index that is led by the restaurant.
 */
export function newestOrders(db: Database, scope: VenueScope) {
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
    .where(and(isInScope(orders, scope), or(isNull(orders.paymentStatus), eq(orders.paymentStatus, 'paid'))))
    .orderBy(desc(orders.id))
    .limit(howMany)
}

/** How many orders wait for their payment: the desk hears that they exist, and no more. */
export async function countUnpaid(db: Database, scope: VenueScope): Promise<number> {
  return db.$count(orders, and(isInScope(orders, scope), eq(orders.paymentStatus, 'pending')))
}
