import type { Id } from '#src/contract/values.ts'

import { fillPath, overMenu, paths } from './paths.ts'

/** The cart as a drawer over the menu, on wide containers. */
export const cartDrawer = `${paths.cart}?${overMenu}`

/** The order options as a sheet over the menu, asked for with the first dish (decision 68). */
export const orderSheet = `${paths.orderOptions}?${overMenu}`

/** Login on the way to the checkout; afterwards the cart proceeds to the checkout by itself [CART-20]. */
export const loginBackToCart = `${paths.login}?back=cart`

/** The checkout of a guest [ACCT-12]. */
export const guestCheckout = `${paths.checkout}?guest=1`

/** The confirmation of an order; a guest's link carries the token [CHK-38]. */
export function confirmationPath(id: Id<'Order'>, token: string | null): string {
  const path = fillPath(paths.confirmation, { id })
  return token === null ? path : `${path}?token=${encodeURIComponent(token)}`
}
