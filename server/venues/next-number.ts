import type { Column } from 'drizzle-orm'
import { eq, sql } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import type { categories, products } from '#server/platform/db/schema/menu-tables.ts'
import type { closures } from '#server/platform/db/schema/restaurant-tables.ts'
import type { discountCodes } from '#server/platform/db/schema/savings-tables.ts'
import type { timetables } from '#server/platform/db/schema/slot-tables.ts'
import type { Id } from '#src/contract/values.ts'

import { lockEditing } from './lock-editing.ts'

/** Tables whose rows have a place in a list. */
type Listed = typeof categories | typeof products | typeof discountCodes
/** Tables whose numbers are the restaurant's own. */
type Numbered = Listed | typeof timetables | typeof closures

/**
 * The number of a row that this transaction adds to a table. The restaurant stays locked for editing until it ends, so that
 * of two who add a row at once the second takes the next number.
 */
export async function nextNumber(tx: Database, table: Numbered, restaurantId: Id<'Restaurant'>): Promise<number> {
  await lockEditing(tx, restaurantId)
  return (await largest(tx, table, { restaurantId, column: table.id })) + 1
}

type Asked = { readonly restaurantId: Id<'Restaurant'>; readonly column: Column }

async function largest(tx: Database, table: Numbered, { restaurantId, column }: Asked): Promise<number> {
  const [row] = await tx
    .select({ value: sql<number>`coalesce(max(${column}), 0)::int` })
    .from(table)
    .where(eq(table.restaurantId, restaurantId))
  return row?.value ?? 0
}
