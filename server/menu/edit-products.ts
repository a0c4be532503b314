import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { products, stock } from '#server/platform/db/schema/menu-tables.ts'
import type { Id } from '#src/contract/values.ts'

export type ProductRow = typeof products.$inferSelect
/** The products of a menu in their order, those that are not sold too. */
export function productRowsOf(db: Database, restaurantId: Id<'Restaurant'>): Promise<ProductRow[]> {
  return db
    .select()
    .from(products)
    .where(eq(products.restaurantId, restaurantId))
    .orderBy(asc(products.position), asc(products.id))
}

/** The names of some products, as far as they are on the menu still. */
export function productNamesOf(db: Database, restaurantId: Id<'Restaurant'>, ids: readonly Id<'Product'>[]) {
  return db
    .select({ id: products.id, names: products.names })
    .from(products)
    .where(and(eq(products.restaurantId, restaurantId), inArray(products.id, [...ids])))
}

/** What is left of the products at the venues; unlimited ones have no row. */
export function stockRowsOf(db: Database, restaurantId: Id<'Restaurant'>) {
  return db.select().from(stock).where(eq(stock.restaurantId, restaurantId))
}

/** The photos that products of a restaurant have, each once. */
export async function shownPhotoCodes(db: Database, restaurantId: Id<'Restaurant'>): Promise<string[]> {
  const rows = await db
    .selectDistinct({ code: products.photoCode })
    .from(products)
    .where(and(eq(products.restaurantId, restaurantId), isNotNull(products.photoCode)))
    .orderBy(asc(products.photoCode))
  return rows.flatMap(({ code }) => code ?? [])
}
