import type { Cart } from '#src/domain/cart/cart-line.ts'
import { addToCart } from '#src/domain/cart/change-cart.ts'
import type { NewLine } from '#src/domain/cart/change-cart.ts'
import { orderAgain } from '#src/domain/orders/order-again.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { paths } from '#src/instance/routes/paths.ts'
import { growCart } from '#src/parts/cart/grow-cart.ts'
import type { AgainRequest } from '#src/state/dialog-store.ts'
import type { StartedDraft } from '#src/state/order-draft-store.ts'

import { againQuery } from './load-order-again.ts'

// Ms: what the diner has just seen need not be asked for once more.
const freshMs = 60_000

/**
 * Adds an earlier order to the started one and opens the cart if everything is as it was; else, and when it cannot be
 * loaded, opens the review, so that nothing is dropped silently (decision 75). Never rejects.
 */
export async function addAgain(instance: Instance, request: AgainRequest, draft: StartedDraft): Promise<void> {
  const { queryClient, stores } = instance
  const { menuId, venueId, type: orderType } = draft
  const earlier = await queryClient
    .fetchQuery({ ...againQuery(instance, request, { menuId, venueId }), staleTime: freshMs })
    .catch(() => null)
  const context = { menuId, venueId, orderType, cartLines: stores.cart.state.cart.lines }
  const plan = earlier && orderAgain(earlier.wishes, earlier.found, context)
  if (!plan || plan.changes.length > 0) return stores.dialogs.open({ kind: 'order-again', order: request })
  return addLines(instance, plan.lines)
}

/** Puts the lines into the cart, all or none, and opens it. */
export function addLines(instance: Instance, lines: readonly NewLine[]): void {
  const withAll = (cart: Cart) => {
    let grown = cart
    for (const line of lines) grown = addToCart(grown, line)
    return grown
  }
  if (growCart(instance, withAll)) instance.location.navigate(paths.cart)
}
