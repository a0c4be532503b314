import type { ExtraSet, Product } from '#src/contract/product.ts'

/**
 * Whether a product has no options, so that a tap adds it directly; `unknown` for list replies without options (rulings
 * "add button").
 */
export function canAddAtOnce(product: Product): 'yes' | 'no' | 'unknown' {
  const { sizes, variants, additions, picks } = product
  const hasChoice =
    sizes.length > 1 || variants.length > 0 || product.isCombo || hasExtras(additions) || hasExtras(picks)
  if (hasChoice) return 'no'
  return additions === undefined || picks === undefined ? 'unknown' : 'yes'
}

function hasExtras(set: ExtraSet | null | undefined): boolean {
  return (set?.ingredients.length ?? 0) > 0
}
