import type { Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import { configurationOf } from '#src/domain/cart/build-line.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import type { Configuration } from '#src/domain/product/configuration.ts'
import { emptyConfiguration } from '#src/domain/product/configuration.ts'
import { stillPossible } from '#src/domain/product/still-possible.ts'

import type { Lost } from './lost-choices.ts'
import { lostChoices, nothingLost } from './lost-choices.ts'

export type Start = { readonly configuration: Configuration; readonly lost: Lost }

/**
 * Configuration at opening: empty, or the edited line's without unavailable choices [PROD-02, PROD-03, PROD-53,
 * PROD-54].
 */
export function startingConfiguration(product: Product, line: CartLine | null, venueId: Id<'Venue'>): Start {
  const chosen = line ? configurationOf(line) : emptyConfiguration(product)
  const configuration = stillPossible(product, chosen, venueId)
  return { configuration, lost: line ? lostChoices(line.item, configuration) : nothingLost }
}
