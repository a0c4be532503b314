import type { Product } from '#src/contract/product.ts'

/**
 * Whether a combo costs the sum of its picks: every combo not marked as fixed (rulings "combo of another price kind")
 * [PRICE-18].
 */
export function isVariableCombo(product: Pick<Product, 'isCombo' | 'comboPricing'>): boolean {
  return product.isCombo && product.comboPricing !== 'fixed'
}
