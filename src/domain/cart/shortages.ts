import type { Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'

import type { CartLine } from './cart-line.ts'
import type { RefreshContext } from './refresh-cart.ts'
import { refreshLine } from './refresh-line.ts'

/** A line that cannot be had as ordered: of its quantity, `left` units can; 0 = none. */
export type Shortage = { readonly lineId: number; readonly left: number }

/**
 * The lines that re-pricing would take away or lower, by the products just loaded: null = the product is gone, missing in
 * the map = nothing is known against the line (rulings "refused at the button").
 */
export function shortagesOf(
  lines: readonly CartLine[],
  products: ReadonlyMap<Id<'Product'>, Product | null>,
  context: RefreshContext,
): Shortage[] {
  const otherLines: CartLine[] = []
  return lines.flatMap((line) => {
    const product = products.get(line.item.productId)
    const possible = product === undefined ? line : refreshLine(line, product, { ...context, otherLines }).line
    if (possible) otherLines.push(possible)
    const left = possible?.quantity ?? 0
    return left < line.quantity ? [{ lineId: line.lineId, left }] : []
  })
}
