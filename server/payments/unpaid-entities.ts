import { and, eq, sql } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import type { bills } from '#server/platform/db/schema/bill-tables.ts'
import type { orders } from '#server/platform/db/schema/order-tables.ts'
import type { reservations } from '#server/platform/db/schema/reservation-tables.ts'

import type { EntityOwner, UnpaidEntity } from './paid-entity.ts'

type PaidTable = typeof orders | typeof reservations | typeof bills

/** The rows of a table that wait for their payment, of one account if given. */
export function unpaidIn(table: PaidTable) {
  return (db: Database, owner?: EntityOwner): Promise<UnpaidEntity[]> => {
    const { id, restaurantId, createdAt } = table
    // Orders only are paid by a link.
    const payBy = 'payBy' in table ? table.payBy : sql<null>`null`
    // A bill has no time.
    const slotOverAt = 'slotOverAt' in table ? table.slotOverAt : sql<null>`null`
    const isOwn = owner && and(eq(table.restaurantId, owner.restaurantId), eq(table.accountId, owner.id))
    return db
      .select({ id, restaurantId, createdAt, payBy, slotOverAt })
      .from(table)
      .where(and(eq(table.paymentStatus, 'pending'), isOwn))
  }
}
