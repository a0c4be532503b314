import { CartColumn } from '#src/features/cart/cart-column.tsx'

import { cartParts } from './cart-parts.tsx'

/** The cart as a column beside the menu, on wide containers. */
export function OrderColumn() {
  return <CartColumn {...cartParts} />
}
