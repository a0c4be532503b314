import type { Cart } from '#src/domain/cart/cart-line.ts'
import { itemCount } from '#src/domain/cart/cart.ts'
import { isTooLarge } from '#src/domain/cart/order-size.ts'
import type { Instance } from '#src/instance/create-instance.ts'

/**
 * Changes the cart; one that would grow beyond what an order takes stays as it is, and a toast says so. Returns whether it was
 * changed [CART-38].
 */
export function growCart(instance: Instance, change: (cart: Cart) => Cart): boolean {
  const { cart } = instance.stores
  const grown = change(cart.state.cart)
  // One that is too large already, of an older version, can be made smaller.
  const isRefused = isTooLarge(grown.lines) && itemCount(grown) > itemCount(cart.state.cart)
  if (isRefused) void import('./say-too-large.ts').then(({ sayTooLarge }) => sayTooLarge(instance)).catch(() => {})
  else cart.change(() => grown)
  return !isRefused
}
