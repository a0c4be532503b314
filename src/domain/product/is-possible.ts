import type { ComboPick } from '#src/contract/order.ts'
import type { ExtraSet, Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'

import { isIngredientAvailable } from './availability.ts'
import { countOf, countPicks, findComboProduct } from './combo.ts'
import type { Configuration, ExtraChoice } from './configuration.ts'
import { isFirstOfItsKind } from './configuration.ts'
import { findExtra } from './extras.ts'
import { groupState } from './group-state.ts'

/**
 * Whether every choice is offered, available, not duplicated and within its maximum; the service checks this before
 * pricing.
 */
export function isPossible(product: Product, configuration: Configuration, venueId: Id<'Venue'>): boolean {
  const { sizeId, variantId, additions, picks } = configuration
  return (
    (sizeId === null || product.sizes.some(({ id }) => id === sizeId)) &&
    (variantId === null || product.variants.some(({ id }) => id === variantId)) &&
    additions.every(isFirstOfItsKind) &&
    areOffered(product.additions, additions, { sizeId, venueId }) &&
    areOffered(product.picks, picks, { sizeId, venueId }) &&
    arePicksWithinLimits(product, picks) &&
    areComboPicksWithinLimits(product, configuration.comboPicks)
  )
}

type Place = { readonly sizeId: Id<'Size'> | null; readonly venueId: Id<'Venue'> }

function areOffered(set: ExtraSet | null | undefined, choices: readonly ExtraChoice[], place: Place): boolean {
  return choices.every((choice) => {
    const extra = findExtra(set, choice)
    if (!set || !extra || !isIngredientAvailable(extra, place.venueId)) return false
    const { chosen, max } = groupState(set, { choices, groupId: choice.groupId, sizeId: place.sizeId })
    return chosen <= (max ?? Infinity)
  })
}

/** Whether picks and distinct flavours are within their maximum over all groups [PROD-28, PROD-29]. */
function arePicksWithinLimits(product: Product, picks: readonly ExtraChoice[]): boolean {
  const flavours = new Set(picks.map(({ id }) => id)).size
  return picks.length <= (product.maxPicks || Infinity) && flavours <= (product.maxFlavours || Infinity)
}

/** Whether the combo's products are within their maximum, in total and per category [PROD-39, PROD-40]. */
function areComboPicksWithinLimits(product: Product, picks: readonly ComboPick[]): boolean {
  if (!picks.every((pick) => product.isCombo && pick.quantity >= 1 && findComboProduct(product, pick))) return false
  const isCategoryWithin = (product.comboCategories ?? []).every(
    ({ id, max }) => countOf(picks, id) <= (max || Infinity),
  )
  return isCategoryWithin && countPicks(picks) <= (product.maxComboProducts || Infinity)
}
