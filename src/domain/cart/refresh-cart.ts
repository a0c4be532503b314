import type { Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import type { OrderContext } from '#src/domain/product/why-not-orderable.ts'
import { whyNotOrderable } from '#src/domain/product/why-not-orderable.ts'

import type { Cart, CartLine } from './cart-line.ts'
import { emptyCart } from './cart.ts'
import { addToCart } from './change-cart.ts'
import type { LineChange } from './refresh-line.ts'
import { refreshLine } from './refresh-line.ts'
import { hasSameContent } from './same-content.ts'

/** A change by re-pricing: a line that slot or type do not allow, or a change of `refreshLine`. */
export type CartChange =
  | LineChange
  | { readonly kind: 'not-in-menu'; readonly name: string }
  | { readonly kind: 'not-deliverable'; readonly name: string }

/** Keeps the lines that the new slot and type allow; `removed` are the others [CART-17, CART-18, WIZ-42]. */
export function retainOrderable(cart: Cart, context: OrderContext): { cart: Cart; removed: CartLine[] } {
  const removed = cart.lines.filter((line) => whyNotOrderable(line, context) !== null)
  return { cart: { ...cart, lines: cart.lines.filter((line) => !removed.includes(line)) }, removed }
}

export type RefreshContext = OrderContext & { readonly venueId: Id<'Venue'> }

/**
 * Re-prices every line by the products just loaded: null = the product is gone, missing in the map = keep the line
 * [PRICE-45, CART-35].
 */
export function refreshCart(
  cart: Cart,
  products: ReadonlyMap<Id<'Product'>, Product | null>,
  context: RefreshContext,
): { cart: Cart; changes: LineChange[] } {
  const changes: LineChange[] = []
  let lines: readonly CartLine[] = []
  for (const line of cart.lines) {
    const product = products.get(line.item.productId)
    const refreshed =
      product === undefined ? { line, changes: [] } : refreshLine(line, product, { ...context, otherLines: lines })
    changes.push(...refreshed.changes)
    if (refreshed.line) lines = withLine(lines, refreshed.line)
  }
  return { cart: { lines, counter: cart.counter }, changes }
}

/** Merges lines that have become identical. */
function withLine(lines: readonly CartLine[], line: CartLine): readonly CartLine[] {
  const hasTwin = lines.some((other) => hasSameContent(other, line))
  return hasTwin ? addToCart({ ...emptyCart, lines }, line).lines : [...lines, line]
}
