import { and, eq } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { ingredients } from '#server/platform/db/schema/menu-tables.ts'
import type { Id } from '#src/contract/values.ts'

type IngredientRow = typeof ingredients.$inferSelect
export type IngredientOfRestaurant = Pick<IngredientRow, 'restaurantId' | 'id'>

/** The ingredients of a restaurant, in no order. */
export function ingredientRowsOf(db: Database, restaurantId: Id<'Restaurant'>): Promise<IngredientRow[]> {
  return db.select().from(ingredients).where(eq(ingredients.restaurantId, restaurantId))
}

export async function ingredientRow(db: Database, at: IngredientOfRestaurant): Promise<IngredientRow | null> {
  const [row] = await db.select().from(ingredients).where(isIngredient(at))
  return row ?? null
}

/** Says whether there is some of an ingredient, at every venue. */
export async function switchIngredient(
  tx: Database,
  at: IngredientOfRestaurant,
  change: Pick<IngredientRow, 'isAvailable'>,
): Promise<void> {
  await tx.update(ingredients).set(change).where(isIngredient(at))
}

function isIngredient({ restaurantId, id }: IngredientOfRestaurant) {
  return and(eq(ingredients.restaurantId, restaurantId), eq(ingredients.id, id))
}
