import type { Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import { allergenOrder, allergensOf } from '#src/domain/product/allergens.ts'

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

/** A dish is hidden when one of its ingredients carries an avoided allergen, or a wanted trait is not said of it. */
export function passesFilter(product: Product, { traitIds, avoided }: MenuFilter): boolean {
  const hasTraits = traitIds.every((id) => product.traits.some((trait) => trait.id === id))
  return hasTraits && (avoided.length === 0 || !allergensOf(product).some((code) => avoided.includes(code)))
}

export type FilterChoices = { readonly traits: Product['traits']; readonly allergens: readonly string[] }

/** What can be filtered by: the traits in the order they are met, and the allergens in that of the catalogue, unknown ones last. */
export function filterChoices(products: readonly Product[]): FilterChoices {
  const traits = new Map(products.flatMap((product) => product.traits.map((trait) => [trait.id, trait] as const)))
  const codes = new Set(products.flatMap((product) => allergensOf(product)))
  const unknown = [...codes].filter((code) => !allergenOrder.includes(code)).sort()
  return {
    traits: [...traits.values()],
    allergens: [...allergenOrder.filter((code) => codes.has(code)), ...unknown],
  }
}
