import { replaceEqualDeep } from '@tanstack/query-core'

import type { ReplyOf } from '#src/contract/endpoint.ts'
import { detailsOf } from '#src/contract/product-lists.ts'
import type { getProducts } from '#src/contract/product.ts'

export type ProductList = ReplyOf<typeof getProducts>

/**
 * The list to show after `before`: to a brief one it adds the details that were known, until its own call tells them
 * (decision 107). That a product has nothing to choose is never taken from before. Equal parts stay the same objects, so
 * that only what has changed is drawn again.
 */
export function keepDetails(before: ProductList | undefined, now: ProductList): ProductList {
  if (!now.isBrief || !before) return replaceEqualDeep(before, now)
  const known = new Map(before.products.map((product) => [product.id, product]))
  const products = now.products.map((product) => ({ ...detailsOf(known.get(product.id) ?? {}), ...product }))
  return replaceEqualDeep(before, { ...now, products })
}
