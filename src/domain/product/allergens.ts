import type { Product } from '#src/contract/product.ts'

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
  const found = new Set([
    ...product.ingredients.flatMap(({ allergens }) => allergens),
    ...(configuration ? allergensOfChoices(product, configuration) : []),
  ])
  const known = allergenOrder.filter((code) => found.has(code))
  return [...known, ...[...found].filter((code) => !allergenOrder.includes(code))]
}

function allergensOfChoices(product: Product, { additions, picks, comboPicks }: Configuration): string[] {
  const ingredients = [
    ...additions.flatMap((choice) => findExtra(product.additions, choice) ?? []),
    ...picks.flatMap((choice) => findExtra(product.picks, choice) ?? []),
    ...comboPicks.flatMap((pick) => findComboProduct(product, pick)?.ingredients ?? []),
  ]
  return ingredients.flatMap(({ allergens }) => allergens)
}
