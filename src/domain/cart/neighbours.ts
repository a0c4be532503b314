import type { Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import { unitsLeft } from '#src/domain/product/availability.ts'
import { whyNotOrderable } from '#src/domain/product/why-not-orderable.ts'

import type { CartLine } from './cart-line.ts'
import type { RefreshContext } from './refresh-cart.ts'

const shown = 3

/**
 * What can stand in for a product: the three nearest to it in its category that can be ordered and are not in the order,
 * those after it first. `category` holds its products in the order of the menu.
 */
export function neighboursOf(
  productId: Id<'Product'>,
  category: readonly Product[],
  { lines, ...context }: RefreshContext & { readonly lines: readonly CartLine[] },
): Product[] {
  const index = category.findIndex(({ id }) => id === productId)
  const distance = ({ at }: { at: number }) => (at > index ? 2 * (at - index) - 1 : 2 * (index - at))
  return category
    .map((product, at) => ({ product, at }))
    .filter(({ product }) => isOffered(product))
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, shown)
    .map(({ product }) => product)

  function isOffered(product: Product): boolean {
    const isOrdered = product.id === productId || lines.some(({ item }) => item.productId === product.id)
    if (isOrdered || whyNotOrderable(product, context) !== null) return false
    return unitsLeft({ product, venueId: context.venueId, lines }) !== 0
  }
}
