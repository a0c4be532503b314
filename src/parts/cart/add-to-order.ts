import { msg } from '@lingui/core/macro'

import { vibrateShortly } from '#src/browser/vibrate.ts'
import type { Id } from '#src/contract/values.ts'
import { buildLine } from '#src/domain/cart/build-line.ts'
import { addToCart, changeQuantity } from '#src/domain/cart/change-cart.ts'
import { hasSameContent } from '#src/domain/cart/same-content.ts'
import { unitsLeft } from '#src/domain/product/availability.ts'
import { whyNotOrderable } from '#src/domain/product/why-not-orderable.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import type { PendingAddition } from '#src/state/pending-addition-store.ts'

import { askWhenBefore } from './ask-when.ts'
import { growCart } from './grow-cart.ts'
import type { MenuView } from './use-menu-view.ts'

/** Loaded with the first touch; without it nothing flies. */
const flyToOrder = (instance: Instance, id: Id<'Product'>) =>
  import('./fly-to-order.ts').then((loaded) => loaded.flyToOrder(instance, id)).catch(() => {})

/**
 * Adds a product and shows a toast with Undo, or why it cannot be added. Returns whether it was added. Without a started
 * order day and time are asked first, and the product is added afterwards (rulings "menu before a slot").
 */
export function addToOrder(instance: Instance, addition: PendingAddition, view: MenuView): boolean {
  const { stores, i18n } = instance
  const { cart, dialogs } = stores
  if (!view.isStarted) {
    askWhenBefore(instance, addition)
    return false
  }
  const { quantity, ...choice } = addition
  const { place, orderType } = view
  const { product } = choice
  const { name } = product
  if (whyNotOrderable(product, { menuId: place.menuId, orderType })) {
    dialogs.showToast({ text: i18n._(msg({ id: 'product.notAvailable', message: 'Product not available' })) })
    return false
  }
  const left = unitsLeft({ product, venueId: place.venueId, lines: cart.state.cart.lines })
  if (left === 0) {
    dialogs.showToast({ text: i18n._(msg({ id: 'no_more_availability', message: 'No more available' })) })
    return false
  }
  const { venueId } = place
  const line = buildLine({ ...choice, quantity: Math.min(quantity, left ?? quantity), orderType, venueId, lineId: 0 })
  if (!growCart(instance, (before) => addToCart(before, line))) return false
  vibrateShortly(instance.view)
  void flyToOrder(instance, product.id)
  dialogs.showToast({
    text: i18n._(msg({ id: 'product.added', message: `${name} added to your order` })),
    action: {
      label: i18n._(msg({ id: 'action.undo', message: 'Undo' })),
      onAction() {
        const added = cart.state.cart.lines.find((other) => hasSameContent(other, line))
        if (added) cart.change(changeQuantity, added.lineId, added.quantity - line.quantity)
      },
    },
  })
  return true
}
