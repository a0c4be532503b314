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

/** The traits that can be filtered by, in the order they are met. */
export function traitsIn(products: readonly Pick<Product, 'traits'>[]): Product['traits'] {
  return [...new Map(products.flatMap(({ traits }) => traits.map((trait) => [trait.id, trait] as const))).values()]
}

/** The allergens that can be left out, in the order of the catalogue, unknown ones last. */
export function allergensIn(products: readonly Product[]): string[] {
  const codes = new Set(products.flatMap((product) => allergensOf(product)))
  const unknown = [...codes].filter((code) => !allergenOrder.includes(code)).sort()
  return [...allergenOrder.filter((code) => codes.has(code)), ...unknown]
}
