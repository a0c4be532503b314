import { useEffect } from 'react'

import { CartDrawer } from '#src/features/cart/cart-drawer.tsx'
import { CartScreen } from '#src/features/cart/cart-screen.tsx'
import { OrderBar } from '#src/features/cart/order-bar.tsx'
import { useInstance } from '#src/instance/instance-context.tsx'
import { overMenu } from '#src/instance/routes/paths.ts'

import { CartCosts, cartParts, CartProgress } from './cart-parts.tsx'

/** The cart as a page. */
export function CartPage() {
  return <CartScreen {...cartParts} />
}

/** The cart as a drawer above the menu; nothing when the cart is shown as a page. */
export function CartDrawerSheet() {
  const { search } = useInstance().location.useEntry()
  return search === overMenu ? <CartDrawer {...cartParts} /> : null
}

/** The bar below the menu that opens the cart. */
export function OrderFooter() {
  // While there is a network, so that the amounts stay without it; a failure shows in the cart.
  useEffect(() => void CartCosts.preload().catch(() => {}), [])
  return <OrderBar total={cartParts.total} progress={<CartProgress />} />
}
