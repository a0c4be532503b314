import { useSnapshot } from 'valtio'

import type { Cart } from '#src/domain/cart/cart-line.ts'
import { useInstance } from '#src/instance/instance-context.tsx'

/** Snapshot of the cart; renders again when it changes. */
export function useCart(): Cart {
  const { stores } = useInstance()
  return useSnapshot(stores.cart.state).cart as Cart
}
