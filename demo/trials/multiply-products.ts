import { getTableColumns, sql } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { products } from '#server/platform/db/schema/menu-tables.ts'
import type { Id } from '#src/contract/values.ts'

/** Lets a restaurant have `times` as many products: copies of each in the same categories, under new numbers. */
export async function multiplyProducts(db: Database, restaurantId: Id<'Restaurant'>, times: number): Promise<void> {
  const own = sql`${products.restaurantId} = ${restaurantId}`
  const [known] = await db
    .select({ last: sql<number>`max(${products.id})::int` })
    .from(products)
    .where(own)
  const last = known?.last ?? 0
  for (let copy = 1; copy < times; copy += 1) {
    const id = sql`${products.id} + ${copy * last}::integer`.as('id')
    // Up to the last number only: what has been copied already is not copied again.
    const rows = db
      .select({ ...getTableColumns(products), id })
      .from(products)
      .where(sql`${own} and ${products.id} <= ${last}`)
    // TypeScript cannot see that the rows fit the table they come from.
    await db.insert(products).select(rows as never)
  }
}
