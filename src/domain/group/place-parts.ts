import type { Cart, CartLine } from '#src/domain/cart/cart-line.ts'
import { emptyCart } from '#src/domain/cart/cart.ts'
import { addToCart } from '#src/domain/cart/change-cart.ts'
import type { NewLine } from '#src/domain/cart/change-cart.ts'
import { hasSameContent } from '#src/domain/cart/same-content.ts'

/** The lines of whose phone this is. */
export function ownLines({ lines }: Pick<Cart, 'lines'>): readonly CartLine[] {
  return lines.filter(({ member }) => member === null)
}

/**
 * The lead's cart with the parts of the others: own lines stay as they are, the others' lines become exactly `parts`,
 * priced for this cart (decision 83). A line that was there before keeps its number, and with it a reward for it; new ones
 * get numbers that were never used.
 */
export function placeParts(cart: Cart, parts: readonly NewLine[]): Cart {
  let { counter } = cart
  const others = mergedTwins(parts).map((line) => {
    const before = cart.lines.find((other) => hasSameContent(other, line))
    if (before) return { ...line, lineId: before.lineId }
    counter += 1
    return { ...line, lineId: counter }
  })
  return { lines: [...ownLines(cart), ...others], counter }
}

/** Removes the lines of all others, as when somebody else becomes the lead. */
export function withoutParts(cart: Cart): Cart {
  return placeParts(cart, [])
}

/** Identical lines of one member as one. */
function mergedTwins(parts: readonly NewLine[]): readonly NewLine[] {
  let merged = emptyCart
  for (const line of parts) merged = addToCart(merged, line)
  return merged.lines
}
