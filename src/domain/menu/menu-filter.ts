import type { Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import { allergenFacts, allergenOrder, hasDetail } from '#src/domain/product/allergens.ts'

/** What the diner wants to see: dishes with all of these traits, and without any of these allergens. */
export type MenuFilter = {
  readonly traitIds: readonly Id<'Trait'>[]
  /** Allergen codes of the catalogue. */
  readonly avoided: readonly string[]
}

export const noFilter: MenuFilter = { traitIds: [], avoided: [] }

export function isFiltering({ traitIds, avoided }: MenuFilter): boolean {
  return traitIds.length + avoided.length > 0
}

/**
 * How a dish stands to a filter: hidden, or shown. Shown with a mark when nobody can say that it is free of what is
 * avoided: a permitted choice holds it ("open-choice"), or its ingredients are not declared (rulings "unknown
 * allergens").
 */
export type FilterVerdict = 'hidden' | 'free' | 'open-choice' | 'undeclared'

/**
 * Hides a dish that contains an avoided allergen whatever is chosen, or lacks a wanted trait; marks what may contain
 * one.
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

// Two codes of the catalogue for one thing: the law speaks of "cereals containing gluten".
const glutenCodes: readonly string[] = ['GLUTINE', 'CEREALI']

function avoidedCodes(avoided: readonly string[]): (code: string) => boolean {
  const isGlutenAvoided = avoided.some((code) => glutenCodes.includes(code))
  return (code) => avoided.includes(code) || (isGlutenAvoided && glutenCodes.includes(code))
}

/** The traits that can be filtered by, in the order they are met. */
export function traitsIn(products: readonly Pick<Product, 'traits'>[]): Product['traits'] {
  return [...new Map(products.flatMap(({ traits }) => traits.map((trait) => [trait.id, trait] as const))).values()]
}

/**
 * The allergens that can be left out: those of the dishes and their choices, or the whole catalogue as soon as one dish
 * is not fully declared.
 */
export function allergensIn(products: readonly Product[]): string[] {
  const facts = products.map((product) => allergenFacts(product))
  const codes = new Set(facts.flatMap(({ contains, mayContain }) => [...contains, ...mayContain]))
  const isComplete = products.every(hasDetail) && facts.every(({ doubt }) => doubt !== 'undeclared')
  const unknown = [...codes].filter((code) => !allergenOrder.includes(code)).sort()
  return [...allergenOrder.filter((code) => !isComplete || codes.has(code)), ...unknown]
}
