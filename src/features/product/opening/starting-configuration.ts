import type { Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import { configurationOf } from '#src/domain/cart/build-line.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import { changeSize } from '#src/domain/product/change-size.ts'
import type { Configuration } from '#src/domain/product/configuration.ts'
import { emptyConfiguration, isSameChoice } from '#src/domain/product/configuration.ts'

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
  const hasSize = product.sizes.some(({ id }) => id === chosen.sizeId)
  const hasVariant = product.variants.some(({ id }) => id === chosen.variantId)
  const known = { ...chosen, variantId: hasVariant ? chosen.variantId : null }
  const configuration = changeSize(product, known, hasSize ? chosen.sizeId : empty.sizeId, venueId)
  const isLost = (extra: CartLine['item']['additions'][number]) =>
    !configuration.additions.some((choice) => isSameChoice(choice, extra))
  return { configuration, lostAdditions: line.item.additions.filter(isLost).map(({ name }) => name) }
}
