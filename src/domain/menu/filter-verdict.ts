import type { Product } from '#src/contract/product.ts'
import { allergenFacts, allergenOrder, hasDetail } from '#src/domain/product/allergens.ts'

import type { MenuFilter } from './menu-filter.ts'

/**
 * Result of the filter for a dish. `open-choice`: shown with a mark, because an option contains an avoided allergen.
 * `undeclared`: shown with a mark, because its ingredients are not declared (rulings "unknown allergens").
 */
export type FilterVerdict = 'hidden' | 'free' | 'open-choice' | 'undeclared'

/**
 * Hides a dish that always contains an avoided allergen or lacks a trait; marks one that may contain an avoided
 * allergen.
 */
export function filterVerdict(product: Product, { traitIds, avoided }: MenuFilter): FilterVerdict {
  if (!traitIds.every((id) => product.traits.some((trait) => trait.id === id))) return 'hidden'
  if (avoided.length === 0) return 'free'
  const isAvoided = avoidedCodes(avoided)
  const { contains, mayContain, doubt } = allergenFacts(product)
  if (contains.some(isAvoided)) return 'hidden'
  if (doubt === 'undeclared') return 'undeclared'
  const isOpen = mayContain.some(isAvoided) || !hasDetail(product)
  return isOpen ? 'open-choice' : 'free'
}

// The catalogue has two codes for one allergen: the law says "cereals containing gluten".
const glutenCodes: readonly string[] = ['GLUTINE', 'CEREALI']

function avoidedCodes(avoided: readonly string[]): (code: string) => boolean {
  const isGlutenAvoided = avoided.some((code) => glutenCodes.includes(code))
  return (code) => avoided.includes(code) || (isGlutenAvoided && glutenCodes.includes(code))
}

/**
 * Allergens to filter by: those of the dishes and their options, or the whole catalogue if any dish is not fully
 * declared.
 */
export function allergensIn(products: readonly Product[]): string[] {
  const facts = products.map((product) => allergenFacts(product))
  const codes = new Set(facts.flatMap(({ contains, mayContain }) => [...contains, ...mayContain]))
  const isComplete = products.every(hasDetail) && facts.every(({ doubt }) => doubt !== 'undeclared')
  const unknown = [...codes].filter((code) => !allergenOrder.includes(code)).sort()
  return [...allergenOrder.filter((code) => !isComplete || codes.has(code)), ...unknown]
}
