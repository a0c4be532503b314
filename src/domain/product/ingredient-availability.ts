import type { Ingredient } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'

/**
 * Whether an ingredient is neither sold out nor excluded at the venue; without a venue only the former counts
 * [PROD-52].
 */
export function isIngredientAvailable(
  ingredient: Pick<Ingredient, 'isAvailable' | 'excludedVenueIds'>,
  venueId: Id<'Venue'> | null,
): boolean {
  return ingredient.isAvailable && (venueId === null || !ingredient.excludedVenueIds.includes(venueId))
}
