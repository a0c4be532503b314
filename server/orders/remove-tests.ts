import { and, eq } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import { dropTickets } from '#server/tickets/print-tickets.ts'
import type { Id } from '#src/contract/values.ts'

import type { OrderKey } from './order-queries.ts'

/** Deletes a test order with its dishes and tickets; false when it is none, or is gone. */
export async function removeTest(tx: Database, { restaurantId, id }: OrderKey): Promise<boolean> {
  const gone = await tx
    .delete(orders)
    .where(and(eq(orders.restaurantId, restaurantId), eq(orders.id, id), eq(orders.isTest, true)))
    .returning({ id: orders.id })
  await dropTickets(tx, restaurantId, idsOf(gone))
  return gone.length > 0
}

/** Deletes all test orders of a restaurant, which opens now. Answers how many they were. */
export async function removeTests(tx: Database, restaurantId: Id<'Restaurant'>): Promise<number> {
  const gone = await tx
    .delete(orders)
    .where(and(eq(orders.restaurantId, restaurantId), eq(orders.isTest, true)))
    .returning({ id: orders.id })
  await dropTickets(tx, restaurantId, idsOf(gone))
  return gone.length
}

const idsOf = (rows: readonly { readonly id: Id<'Order'> }[]) => rows.map(({ id }) => id)
