import type { Cart, CartLine } from './cart-line.ts'
import { hasSameContent } from './same-content.ts'

/** A line before the cart numbers it. */
export type NewLine = Omit<CartLine, 'lineId'>

/**
 * Adds a line under the next number, or merges it with an identical one; quantity 0 adds nothing [CART-10, CART-11,
 * PROD-48].
 */
export function addToCart(cart: Cart, line: NewLine): Cart {
  if (line.quantity < 1) return cart
  const twin = cart.lines.find((other) => hasSameContent(other, line))
  if (twin) return { ...cart, lines: merged(cart.lines, twin, line) }
  const lineId = cart.counter + 1
  return { lines: [...cart.lines, { ...line, lineId }], counter: lineId }
}

/**
 * Replaces a line; if it becomes identical to another one they are merged, with quantity 0 it is removed [CART-13..15].
 */
export function replaceLine(cart: Cart, index: number, line: NewLine): Cart {
  const edited = cart.lines[index]
  if (!edited) return cart
  const others = cart.lines.filter((other) => other !== edited)
  if (line.quantity < 1) return { ...cart, lines: others }
  const twin = others.find((other) => hasSameContent(other, line))
  if (twin) return { ...cart, lines: merged(others, twin, line) }
  const replaced = { ...line, lineId: edited.lineId }
  return { ...cart, lines: cart.lines.map((other) => (other === edited ? replaced : other)) }
}

/** Sets the quantity of a line; 0 removes it [CART-13]. */
export function changeQuantity(cart: Cart, lineId: number, quantity: number): Cart {
  if (quantity < 1) return removeLine(cart, lineId)
  return { ...cart, lines: cart.lines.map((line) => (line.lineId === lineId ? { ...line, quantity } : line)) }
}

export function removeLine(cart: Cart, lineId: number): Cart {
  return { ...cart, lines: cart.lines.filter((line) => line.lineId !== lineId) }
}

/** Removes all lines; numbers go on, so that none is used twice. */
export function clearCart({ counter }: Cart): Cart {
  return { lines: [], counter }
}

/** Undoes a removal: the line returns with its number and index, or is merged with an identical one added since. */
export function restoreLine(cart: Cart, line: CartLine, index: number): Cart {
  if (cart.lines.some(({ lineId }) => lineId === line.lineId)) return cart
  const twin = cart.lines.find((other) => hasSameContent(other, line))
  if (twin) return { ...cart, lines: merged(cart.lines, twin, { ...twin, quantity: line.quantity }) }
  const lines = [...cart.lines.slice(0, index), line, ...cart.lines.slice(index)]
  return { lines, counter: Math.max(cart.counter, line.lineId) }
}

/** Merges a line into an identical one: number and index stay, quantities add up, the newer price counts. */
function merged(lines: readonly CartLine[], twin: CartLine, line: NewLine): CartLine[] {
  const { lineId } = twin
  const sum = { ...twin, ...line, lineId, quantity: twin.quantity + line.quantity }
  return lines.map((other) => (other === twin ? sum : other))
}
