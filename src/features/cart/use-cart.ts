import { useSnapshot } from 'valtio'

import type { Cart } from '#src/domain/cart/cart-line.ts'
import { useInstance } from '#src/instance/instance-context.tsx'

/** The cart as it stands. */
export function useCart(): Cart {
  const { stores } = useInstance()
  return useSnapshot(stores.cart.state).cart as Cart
}
