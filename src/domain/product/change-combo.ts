import type { ComboPick } from '#src/contract/order.ts'
import type { Product } from '#src/contract/product.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { ComboChoice } from './combo.ts'
import { comboPick, countOf, countPicks, findComboProduct, isSameComboChoice, quantityOf } from './combo.ts'
import type { Configuration } from './configuration.ts'

export type ComboRefusal =
  | { readonly reason: 'not-offered' }
  | { readonly reason: 'combo-full'; readonly max: number }
  | { readonly reason: 'category-full'; readonly categoryName: string; readonly max: number }
  /** `left` units of its stock may go into one combo. */
  | { readonly reason: 'too-few-left'; readonly name: string; readonly left: number }

/**
 * Why no more units can be added to the combo; null when they can. `left`: units available for one combo, null = no
 * limit [PROD-39, PROD-40, PROD-45].
 */
export function whyNotAdd(
  product: Product,
  { comboPicks }: Configuration,
  choice: ComboChoice,
  left: number | null,
): ComboRefusal | null {
  const offered = product.isCombo ? findComboProduct(product, choice) : undefined
  if (!offered) return { reason: 'not-offered' }
  const ofProduct = countPicks(comboPicks, ({ productId }) => productId === choice.productId)
  if (left !== null && ofProduct >= left) return { reason: 'too-few-left', name: offered.name, left }
  const { maxComboProducts } = product
  if (maxComboProducts && countPicks(comboPicks) >= maxComboProducts)
    return { reason: 'combo-full', max: maxComboProducts }
  const { name = '', max } = product.comboCategories?.find(({ id }) => id === choice.categoryId) ?? {}
  return max && countOf(comboPicks, choice.categoryId) >= max
    ? { reason: 'category-full', categoryName: name, max }
    : null
}

/** Adds one unit to the combo. */
export function addComboPick(
  product: Product,
  configuration: Configuration,
  choice: ComboChoice,
  left: number | null,
): Verdict<Configuration, ComboRefusal> {
  const refusal = whyNotAdd(product, configuration, choice, left)
  if (refusal) return refuse(refusal)
  const { comboPicks } = configuration
  const quantity = quantityOf(comboPicks, choice) + 1
  return accept({ ...configuration, comboPicks: withQuantity(product, comboPicks, choice, quantity) })
}

/** Removes one unit from the combo. */
export function removeComboPick(product: Product, configuration: Configuration, choice: ComboChoice): Configuration {
  const { comboPicks } = configuration
  const quantity = quantityOf(comboPicks, choice)
  if (quantity === 0) return configuration
  return { ...configuration, comboPicks: withQuantity(product, comboPicks, choice, quantity - 1) }
}

/** Sets the quantity of one pick; picks stay in the order of the offer [PROD-34]. */
function withQuantity(
  product: Product,
  picks: readonly ComboPick[],
  choice: ComboChoice,
  quantity: number,
): ComboPick[] {
  return (product.comboProducts ?? []).flatMap((offered) => {
    const units = isSameComboChoice(offered, choice) ? quantity : quantityOf(picks, offered)
    return units < 1 ? [] : [comboPick(offered, units)]
  })
}
