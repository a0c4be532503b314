import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import type { DiningTable } from '#src/contract/dining-table.ts'
import type { Id } from '#src/contract/values.ts'

import type { TablePlace } from './open-round.ts'
import { isOpenRound } from './open-round.ts'

type Diner = {
  readonly accountId: Id<'Account'> | null
  /** Of a guest. */
  readonly phone: string | null
}

/**
 * Where a diner sits who was moved from the table that they have scanned, and whose visit is not over; null = they were not
 * moved. A guest is known by the telephone of their orders.
 */
export async function tableMovedTo(
  db: Database,
  { restaurantId, tableId }: TablePlace,
  { accountId, phone }: Diner,
  nowMs: number,
): Promise<DiningTable | null> {
  const isOwn = [
    ...(accountId === null ? [] : [eq(orders.accountId, accountId)]),
    ...(phone === null ? [] : [and(isNull(orders.accountId), sql`${orders.guest} ->> 'phone' = ${phone}`)]),
  ]
  if (isOwn.length === 0) return null
  const [row] = await db
    .select({ id: orders.tableId, name: orders.tableName })
    .from(orders)
    .where(
      and(
        isOpenRound(restaurantId, nowMs),
        eq(orders.scannedTableId, tableId),
        ne(orders.tableId, tableId),
        or(...isOwn),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(1)
  return row?.id ? { id: row.id, name: row.name ?? '' } : null
}
