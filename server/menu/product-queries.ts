import type { SQL } from 'drizzle-orm'
import { and, arrayContains, asc, eq, inArray } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { products } from '#server/platform/db/schema/menu-tables.ts'
import type { Localize } from '#server/platform/texts/language.ts'
import type { Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'

import type { MenuPause } from './menu-pauses.ts'
import { menuPausesAt } from './menu-pauses.ts'
import { asProduct } from './product-of-row.ts'
import { readParts } from './product-parts.ts'

/** In which words and as of when products are read. */
type Reader = {
  readonly localize: Localize
  readonly nowMs: number
  /** What is paused then, where the caller has read it; else it is read. */
  readonly pauses?: readonly MenuPause[]
}
type OfCategory = { readonly restaurantId: Id<'Restaurant'>; readonly categoryId: Id<'Category'> }
type WithIds = {
  readonly restaurantId: Id<'Restaurant'>
  readonly ids: readonly Id<'Product'>[]
  /** The category a product is shown under, when it is in several. */
  readonly categoryId?: Id<'Category'>
}

/** The products of a category that are sold, in display order, with every detail. */
export function productsOfCategory(
  db: Database,
  { restaurantId, categoryId }: OfCategory,
  reader: Reader,
): Promise<Product[]> {
  return read(db, { restaurantId, where: arrayContains(products.categoryIds, [categoryId]), categoryId }, reader)
}

/** The products with these ids, in the order asked, with every detail; those unknown or withdrawn are left out. */
export async function productsWithIds(db: Database, { ids, ...where }: WithIds, reader: Reader): Promise<Product[]> {
  if (ids.length === 0) return []
  const found = await read(db, { ...where, where: inArray(products.id, [...ids]) }, reader)
  const byId = new Map(found.map((product) => [product.id, product]))
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
}

type Search = { readonly restaurantId: Id<'Restaurant'>; readonly where: SQL; readonly categoryId?: Id<'Category'> }

async function read(
  db: Database,
  { restaurantId, where, categoryId }: Search,
  { localize, nowMs, pauses }: Reader,
): Promise<Product[]> {
  const rows = await db
    .select()
    .from(products)
    .where(and(eq(products.restaurantId, restaurantId), eq(products.isWithdrawn, false), where))
    .orderBy(asc(products.position))
  const parts = {
    ...(await readParts(db, restaurantId, rows)),
    pauses: pauses ?? (await menuPausesAt(db, { restaurantId, nowMs })),
  }
  return rows.map((row) => asProduct(row, { parts, categoryId, localize }))
}
