import { sumOf } from '#src/browser/lists.ts'
import type { ComboPick } from '#src/contract/order.ts'
import type { ComboProduct, Product } from '#src/contract/product.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Cents, Id } from '#src/contract/values.ts'
import { cents, sumCents, timesCents } from '#src/domain/money.ts'

import type { Configuration } from './configuration.ts'
import { standardPrice } from './shown-price.ts'
import { isVariableCombo } from './variable-combo.ts'

/** A product of a combo in one of its categories. */
export type ComboChoice = Pick<ComboPick, 'productId' | 'categoryId'>

/** The picks of a combo at the prices inside the combo, whatever the order type [PRICE-16, PRICE-17, PRICE-19]. */
export function pricedComboPicks(product: Product, configuration: Configuration): ComboPick[] {
  if (!product.isCombo) return []
  return configuration.comboPicks.flatMap((pick) => {
    const offered = findComboProduct(product, pick)
    if (!offered || pick.quantity < 1) return []
    return [comboPick(offered, pick.quantity)]
  })
}

/** A pick of `quantity` units at the price inside the combo. */
export function comboPick({ productId, categoryId, name, price }: ComboProduct, quantity: number): ComboPick {
  return { productId, categoryId, name, quantity, price, total: timesCents(price, quantity) }
}

export function findComboProduct(product: Product, choice: ComboChoice) {
  return product.comboProducts?.find((offered) => isSameComboChoice(offered, choice))
}

export function isSameComboChoice(a: ComboChoice, b: ComboChoice): boolean {
  return a.productId === b.productId && a.categoryId === b.categoryId
}

/** The units picked of a product under a category. */
export function quantityOf(picks: readonly ComboPick[], choice: ComboChoice): number {
  return picks.find((pick) => isSameComboChoice(pick, choice))?.quantity ?? 0
}

/** Number of picked units; of all picks, or of those that `isCounted` accepts. */
export function countPicks(picks: readonly ComboPick[], isCounted: (pick: ComboPick) => boolean = () => true): number {
  return sumOf(picks.filter(isCounted), ({ quantity }) => quantity)
}

/** The units picked of a category [PROD-34]. */
export function countOf(picks: readonly ComboPick[], categoryId: Id<'Category'>): number {
  return countPicks(picks, (pick) => pick.categoryId === categoryId)
}

/** The minimum price of a variable combo if its picks do not reach it, else null; additions do not count [PROD-36]. */
export function unmetComboMinimum(product: Product, configuration: Configuration, orderType: OrderType): Cents | null {
  if (!isVariableCombo(product)) return null
  const picks = sumCents(pricedComboPicks(product, configuration).map(({ total }) => total))
  const minimum = standardPrice(product, orderType)
  return picks < minimum ? cents(minimum) : null
}
