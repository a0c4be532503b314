import type { Product } from '#src/contract/product.ts'
import { lineTotal } from '#src/domain/cart/cart.ts'
import type { Configuration } from '#src/domain/product/configuration.ts'
import type { ChoicePlace } from '#src/domain/product/missing-choices.ts'
import type { ShownPrice } from '#src/domain/product/shown-price.ts'
import { shownPrice } from '#src/domain/product/shown-price.ts'
import { unitPrice } from '#src/domain/product/unit-price.ts'
import { isVariableCombo } from '#src/domain/product/variable-combo.ts'

type Question = {
  readonly product: Product
  readonly configuration: Configuration
  readonly quantity: number
  readonly place: ChoicePlace
}

/**
 * Unit price times quantity in cents; "from" the lowest size price until a size is chosen, and from its minimum price
 * for an empty variable combo [PROD-49].
 */
export function runningTotal({ product, configuration, quantity, place }: Question): ShownPrice {
  const isEmpty = isVariableCombo(product) && configuration.comboPicks.length === 0
  const isOpen = isEmpty || (product.sizes.length > 1 && configuration.sizeId === null)
  const unit = isOpen ? shownPrice(product, place.orderType).price : unitPrice(product, configuration, place)
  return { price: lineTotal({ unitPrice: unit, quantity }), isFrom: isOpen && quantity > 0 }
}
