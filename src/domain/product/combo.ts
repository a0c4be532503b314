import type { ComboPick } from '#src/contract/order.ts'
import type { Product } from '#src/contract/product.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Cents } from '#src/contract/values.ts'
import { cents, sumCents, timesCents } from '#src/domain/money.ts'

import type { Configuration } from './configuration.ts'
import { standardPrice } from './shown-price.ts'

/** A combo whose price is the sum of its picks [PRICE-18]. */
export function isVariableCombo(product: Pick<Product, 'isCombo' | 'comboPricing'>): boolean {
  return product.isCombo && product.comboPricing === 'variable'
}

/** The picks of a combo at the prices inside the combo, whatever the order type [PRICE-16, PRICE-17, PRICE-19]. */
export function pricedComboPicks(product: Product, configuration: Configuration): ComboPick[] {
  if (!product.isCombo) return []
  return configuration.comboPicks.flatMap((pick) => {
    const offered = findComboProduct(product, pick)
    if (!offered || pick.quantity < 1) return []
    const { productId, categoryId, name, price } = offered
    return [{ productId, categoryId, name, quantity: pick.quantity, price, total: timesCents(price, pick.quantity) }]
  })
}

export function findComboProduct(product: Product, pick: Pick<ComboPick, 'productId' | 'categoryId'>) {
  return product.comboProducts?.find(
    (offered) => offered.productId === pick.productId && offered.categoryId === pick.categoryId,
  )
}

/** The base price that the picks of a variable combo do not reach, or null; additions do not count [PROD-36]. */
export function unmetComboMinimum(product: Product, configuration: Configuration, orderType: OrderType): Cents | null {
  if (!isVariableCombo(product)) return null
  const picks = sumCents(pricedComboPicks(product, configuration).map(({ total }) => total))
  const minimum = standardPrice(product, orderType)
  return picks < minimum ? cents(minimum) : null
}
