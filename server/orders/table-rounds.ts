import type { SQL } from 'drizzle-orm'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import type { VenueScope } from '#server/venues/venue-scope.ts'
import type { DiningTable } from '#src/contract/dining-table.ts'
import type { Id } from '#src/contract/values.ts'

import type { ListedOrder } from './newest-orders.ts'
import { isWithVenue, ordersAndCustomers } from './newest-orders.ts'
import type { TablePlace } from './open-round.ts'
import { isOpenRound } from './open-round.ts'
import type { OrderRow } from './order-queries.ts'

/** The open rounds that a restaurant or a venue sees, with their customers, the first one first; of one table if given. */
export async function openRounds(
  db: Database,
  scope: VenueScope,
  nowMs: number,
  tableId?: Id<'Table'>,
): Promise<readonly ListedOrder[]> {
  const isThere = tableId === undefined ? undefined : eq(orders.tableId, tableId)
  const rows = await ordersAndCustomers(db, and(isOpenRound(scope.restaurantId, nowMs), isWithVenue(scope), isThere))
  return rows.toReversed()
}

/** Selects the ids of all open rounds of a restaurant, as rows of a desk's version. */
export function watchedRounds(restaurantId: Id<'Restaurant'>, nowMs: number): SQL {
  return sql`select id from ${orders} where ${isOpenRound(restaurantId, nowMs)}`
}

/** Locks the open rounds at a table, those that wait for their payment too, always in the order of their numbers. */
export function lockRounds(tx: Database, { restaurantId, tableId }: TablePlace, nowMs: number): Promise<OrderRow[]> {
  return tx
    .select()
    .from(orders)
    .where(and(isOpenRound(restaurantId, nowMs), eq(orders.tableId, tableId)))
    .orderBy(asc(orders.id))
    .for('update')
}

type Rounds = { readonly restaurantId: Id<'Restaurant'>; readonly ids: readonly Id<'Order'>[] }

function isOneOf({ restaurantId, ids }: Rounds): SQL | undefined {
  return and(eq(orders.restaurantId, restaurantId), inArray(orders.id, ids))
}

/** Ends the visit that rounds are of. The caller holds their locks. */
export async function closeRounds(tx: Database, rounds: Rounds, nowMs: number): Promise<void> {
  await tx
    .update(orders)
    .set({ closedAt: new Date(nowMs) })
    .where(isOneOf(rounds))
}

/** Brings rounds to another table. The caller holds their locks. */
export async function moveRounds(tx: Database, rounds: Rounds, { id, name }: DiningTable): Promise<void> {
  const scannedTableId = sql`coalesce(${orders.scannedTableId}, ${orders.tableId})`
  await tx.update(orders).set({ tableId: id, tableName: name, scannedTableId }).where(isOneOf(rounds))
}
