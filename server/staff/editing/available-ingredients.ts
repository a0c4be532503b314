import type { Refusal } from '#desk/contract/refusal.ts'
import type { IngredientOfRestaurant } from '#server/menu/edit-ingredients.ts'
import { ingredientRow, ingredientRowsOf, switchIngredient } from '#server/menu/edit-ingredients.ts'
import type { Database } from '#server/platform/db/database.ts'
import { lockEditing } from '#server/venues/lock-editing.ts'
import { venueRowsOf } from '#server/venues/venue-queries.ts'
import type { Id } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'
import type { Language } from '#src/options/languages.ts'

import { wordingOf } from './wording.ts'

/** Every ingredient by name, and whether there is some. */
export async function ingredientsForStaff(db: Database, restaurantId: Id<'Restaurant'>, language: Language) {
  const { nameOf } = await wordingOf(db, restaurantId, language)
  const venues = await venueRowsOf(db, restaurantId)
  const rows = await ingredientRowsOf(db, restaurantId)
  const named = rows.map((row) => ({
    id: row.id,
    name: nameOf(row.names),
    isAvailable: row.isAvailable,
    isOutSomewhere: venues.some(({ id }) => row.excludedVenueIds.includes(id)),
  }))
  return { ingredients: named.toSorted((a, b) => a.name.localeCompare(b.name, language)) }
}

/** There is no more of it, or there is again, at every venue. Answers whether there was. */
export async function setAvailable(
  tx: Database,
  at: IngredientOfRestaurant,
  isAvailable: boolean,
): Promise<Verdict<boolean, Refusal>> {
  await lockEditing(tx, at.restaurantId)
  const row = await ingredientRow(tx, at)
  if (!row) return refuse({ reason: 'unknown' })
  await switchIngredient(tx, at, { isAvailable })
  return accept(row.isAvailable)
}
