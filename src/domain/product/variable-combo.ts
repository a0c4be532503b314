import type { Product } from '#src/contract/product.ts'

/**
 * A combo that costs the sum of its picks: any that is not marked as fixed, unmarked ones too (rulings "combo of
 * another price kind") [PRICE-18].
 */
export function isVariableCombo(product: Pick<Product, 'isCombo' | 'comboPricing'>): boolean {
  return product.isCombo && product.comboPricing !== 'fixed'
}
