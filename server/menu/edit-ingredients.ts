import { and, asc, eq } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { extraSets, ingredients } from '#server/platform/db/schema/menu-tables.ts'
import type { Id } from '#src/contract/values.ts'

export type IngredientRow = typeof ingredients.$inferSelect
export type ExtraSetRow = typeof extraSets.$inferSelect
export type IngredientOfRestaurant = Pick<IngredientRow, 'restaurantId' | 'id'>

/** The ingredients of a restaurant, in no order. */
export function ingredientRowsOf(db: Database, restaurantId: Id<'Restaurant'>): Promise<IngredientRow[]> {
  return db.select().from(ingredients).where(eq(ingredients.restaurantId, restaurantId))
}

export async function ingredientRow(db: Database, at: IngredientOfRestaurant): Promise<IngredientRow | null> {
  const [row] = await db.select().from(ingredients).where(isIngredient(at))
  return row ?? null
}

/** Changes an ingredient in every product that has it. */
export async function changeIngredient(
  tx: Database,
  at: IngredientOfRestaurant,
  change: Partial<Omit<IngredientRow, keyof IngredientOfRestaurant>>,
): Promise<void> {
  await tx.update(ingredients).set(change).where(isIngredient(at))
}

/** The sets of extras of a restaurant. */
export function extraSetRowsOf(db: Database, restaurantId: Id<'Restaurant'>): Promise<ExtraSetRow[]> {
  return db.select().from(extraSets).where(eq(extraSets.restaurantId, restaurantId)).orderBy(asc(extraSets.id))
}

/** Changes the extras of a set, and so what they cost. */
export async function changeExtras(tx: Database, { restaurantId, id, extras }: ExtraSetRow): Promise<void> {
  await tx
    .update(extraSets)
    .set({ extras })
    .where(and(eq(extraSets.restaurantId, restaurantId), eq(extraSets.id, id)))
}

function isIngredient({ restaurantId, id }: IngredientOfRestaurant) {
  return and(eq(ingredients.restaurantId, restaurantId), eq(ingredients.id, id))
}
