import type { Product } from '#src/contract/product.ts'
import type { Cents } from '#src/contract/values.ts'
import { cents, sumCents, zero } from '#src/domain/money.ts'

import { basePrice } from './base-price.ts'
import { pricedComboPicks } from './combo.ts'
import type { Configuration } from './configuration.ts'
import { pricedAdditions, pricedPicks } from './extras.ts'
import type { ChoicePlace } from './missing-choices.ts'
import { isVariableCombo } from './variable-combo.ts'

/** Base (none for a variable combo) + additions + picks + combo picks, never below 0 [PRICE-14, PRICE-18, PRICE-20]. */
export function unitPrice(product: Product, configuration: Configuration, { orderType, venueId }: ChoicePlace): Cents {
  const base = isVariableCombo(product) ? zero : basePrice(product, configuration, orderType)
  const extras = [...pricedAdditions(product, configuration, venueId), ...pricedPicks(product, configuration, venueId)]
  const sum = sumCents([
    base,
    ...extras.map(({ price }) => price),
    ...pricedComboPicks(product, configuration).map(({ total }) => total),
  ])
  return cents(Math.max(0, sum))
}
