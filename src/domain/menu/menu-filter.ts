import type { Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'

/** Filter of the menu: dishes with all of these traits and none of these allergens. */
export type MenuFilter = {
  readonly traitIds: readonly Id<'Trait'>[]
  /** Allergen codes of the catalogue. */
  readonly avoided: readonly string[]
}

export const noFilter: MenuFilter = { traitIds: [], avoided: [] }

export function isFiltering({ traitIds, avoided }: MenuFilter): boolean {
  return traitIds.length + avoided.length > 0
}

/** The traits of the products, in order of appearance. */
export function traitsIn(products: readonly Pick<Product, 'traits'>[]): Product['traits'] {
  return [...new Map(products.flatMap(({ traits }) => traits.map((trait) => [trait.id, trait] as const))).values()]
}
