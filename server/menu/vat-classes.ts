import { and, eq, inArray } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { products } from '#server/platform/db/schema/menu-tables.ts'
import type { Id } from '#src/contract/values.ts'
import type { VatClass } from '#src/domain/taxes/vat-class.ts'
import { vatClassOf } from '#src/domain/taxes/vat-class.ts'

type Asked = { readonly restaurantId: Id<'Restaurant'>; readonly ids: readonly Id<'Product'>[] }

/** The classes of VAT of products, by their numbers. */
export async function vatClassesOf(
  db: Database,
  { restaurantId, ids }: Asked,
): Promise<ReadonlyMap<Id<'Product'>, VatClass>> {
  const rows = await db
    .select({ id: products.id, vatClass: products.vatClass, isAlcoholic: products.isAlcoholic })
    .from(products)
    .where(and(eq(products.restaurantId, restaurantId), inArray(products.id, [...ids])))
  return new Map(rows.map((row) => [row.id, vatClassOf(row)]))
}
