import type { ExtraSet, Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'

import { isIngredientAvailable } from './availability.ts'
import type { Configuration, ExtraChoice } from './configuration.ts'
import { findExtra, groupRuleFor } from './extras.ts'

/**
 * Sets the size; drops extras not offered in it, then, from the last chosen, those above the group maximum [PROD-17,
 * PROD-18].
 */
export function changeSize(
  product: Product,
  configuration: Configuration,
  sizeId: Id<'Size'> | null,
  venueId: Id<'Venue'>,
): Configuration {
  const keep = (set: ExtraSet | null | undefined, choices: readonly ExtraChoice[]) =>
    set ? withinLimits(set, offered(set, choices, venueId), sizeId) : []
  return {
    ...configuration,
    sizeId,
    additions: keep(product.additions, configuration.additions),
    picks: keep(product.picks, configuration.picks),
  }
}

function offered(set: ExtraSet, choices: readonly ExtraChoice[], venueId: Id<'Venue'>): ExtraChoice[] {
  return choices.filter((choice) => {
    const extra = findExtra(set, choice)
    return extra !== undefined && isIngredientAvailable(extra, venueId)
  })
}

/** The first choices of each group up to its maximum; null and 0 mean no maximum. */
function withinLimits(set: ExtraSet, choices: readonly ExtraChoice[], sizeId: Id<'Size'> | null): ExtraChoice[] {
  const chosen = new Map<Id<'ExtraGroup'>, number>()
  return choices.filter(({ groupId }) => {
    const max = groupRuleFor(set, groupId, sizeId)?.max || Infinity
    const place = (chosen.get(groupId) ?? 0) + 1
    chosen.set(groupId, place)
    return place <= max
  })
}
