import type { ExtraSet, Product } from '#src/contract/product.ts'

export type WithPicks = Product & { picks: ExtraSet }

export function hasPicks(product: Product): product is WithPicks {
  return product.picks != null && product.picks.ingredients.length > 0
}
