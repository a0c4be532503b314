import type { Ingredient, Product } from '#src/contract/product.ts'

import { findComboProduct } from './combo.ts'
import type { Configuration } from './configuration.ts'
import { findExtra } from './extras.ts'

/** The codes of the catalogue in its order, as the service sends them; lupins are the fifteenth we know [CONST-03]. */
export const allergenOrder: readonly string[] = [
  'GLUTINE',
  'CROSTACEI',
  'UOVA',
  'PESCE',
  'ARACHIDI',
  'SOIA',
  'LATTE',
  'FRUTTA_A_GUSCIO',
  'SEDANO',
  'SENAPE',
  'SESAMO',
  'MOLLUSCHI',
  'CEREALI',
  'ANIDRIDE_SOLFOROSA',
  'LUPINI',
]

/** The distinct allergens of the ingredients, and of what was chosen, in catalogue order; unknown codes last [PROD-11]. */
export function allergensOf(product: Product, configuration?: Configuration): string[] {
  const found = new Set(ingredientsOf(product, configuration).flatMap(({ allergens }) => allergens))
  const known = allergenOrder.filter((code) => found.has(code))
  return [...known, ...[...found].filter((code) => !allergenOrder.includes(code))]
}

/** The ingredients of the product, then of what was chosen. */
export function ingredientsOf(product: Product, configuration?: Configuration): Ingredient[] {
  if (!configuration) return [...product.ingredients]
  const { additions, picks, comboPicks } = configuration
  return [
    ...product.ingredients,
    ...additions.flatMap((choice) => findExtra(product.additions, choice) ?? []),
    ...picks.flatMap((choice) => findExtra(product.picks, choice) ?? []),
    ...comboPicks.flatMap((pick) => findComboProduct(product, pick)?.ingredients ?? []),
  ]
}
