import { and, asc, eq, inArray } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { categories, extraSets, ingredients, products, stock, traits } from '#server/platform/db/schema/menu-tables.ts'
import type { Id } from '#src/contract/values.ts'

import type { MenuPause } from './menu-pauses.ts'

export type ProductRow = typeof products.$inferSelect

/** Everything that a row of a product refers to by id. */
export type Parts = Awaited<ReturnType<typeof readParts>> & { readonly pauses: readonly MenuPause[] }

/** Everything the product rows refer to by id, read once for all of them. */
export async function readParts(db: Database, restaurantId: Id<'Restaurant'>, rows: readonly ProductRow[]) {
  const all = <T>(ids: (row: ProductRow) => readonly T[]) => [...new Set(rows.flatMap(ids))]
  const sets = await db
    .select()
    .from(extraSets)
    .where(
      and(
        eq(extraSets.restaurantId, restaurantId),
        inArray(
          extraSets.id,
          all((row) => [row.additionsId, row.picksId].filter((id) => id !== null)),
        ),
      ),
    )
  const inCombos = await productsInCombos(
    db,
    restaurantId,
    all((row) => row.comboProducts.map(({ productId }) => productId)),
  )
  const ingredientIds = [
    ...all((row) => row.ingredientIds),
    ...inCombos.flatMap((product) => product.ingredientIds),
    ...sets.flatMap((set) => set.extras.map((extra) => extra.ingredientId)),
  ]
  return {
    sets: byId(sets),
    inCombos: byId(inCombos),
    ingredients: byId(
      await db
        .select()
        .from(ingredients)
        .where(and(eq(ingredients.restaurantId, restaurantId), inArray(ingredients.id, [...new Set(ingredientIds)]))),
    ),
    categories: byId(await db.select().from(categories).where(eq(categories.restaurantId, restaurantId))),
    traits: byId(await db.select().from(traits).where(eq(traits.restaurantId, restaurantId))),
    stock: await db
      .select()
      .from(stock)
      .where(
        and(
          eq(stock.restaurantId, restaurantId),
          inArray(
            stock.productId,
            all((row) => [row.id]),
          ),
        ),
      )
      .orderBy(asc(stock.venueId)),
  }
}

function productsInCombos(db: Database, restaurantId: Id<'Restaurant'>, ids: readonly Id<'Product'>[]) {
  return db
    .select({ id: products.id, names: products.names, ingredientIds: products.ingredientIds })
    .from(products)
    .where(
      and(eq(products.restaurantId, restaurantId), eq(products.isWithdrawn, false), inArray(products.id, [...ids])),
    )
}

function byId<I, T extends { readonly id: I }>(rows: readonly T[]): ReadonlyMap<I, T> {
  return new Map(rows.map((row) => [row.id, row]))
}
