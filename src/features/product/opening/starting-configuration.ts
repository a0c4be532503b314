import type { Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import { configurationOf } from '#src/domain/cart/build-line.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import type { Configuration } from '#src/domain/product/configuration.ts'
import { emptyConfiguration, isSameChoice } from '#src/domain/product/configuration.ts'
import { stillPossible } from '#src/domain/product/still-possible.ts'

export type Start = {
  readonly configuration: Configuration
  /** Additions of the edited line that cannot be had any more [PROD-53]. */
  readonly lostAdditions: readonly string[]
}

/** How the sheet opens: empty, or as the edited line was, without what is gone [PROD-02, PROD-03, PROD-53]. */
export function startingConfiguration(product: Product, line: CartLine | null, venueId: Id<'Venue'>): Start {
  const empty = emptyConfiguration(product)
  if (!line) return { configuration: empty, lostAdditions: [] }
  const chosen = configurationOf(line)
  const configuration = stillPossible(product, chosen, venueId)
  const isLost = (extra: CartLine['item']['additions'][number]) =>
    !configuration.additions.some((choice) => isSameChoice(choice, extra))
  return { configuration, lostAdditions: line.item.additions.filter(isLost).map(({ name }) => name) }
}
