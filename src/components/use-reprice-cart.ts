import { useLingui } from '@lingui/react/macro'

import type { RefreshContext } from '#src/domain/cart/refresh-cart.ts'
import { cartChangeText } from '#src/i18n/cart-change-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/paths.ts'
import { repriceCart } from '#src/instance/reprice-cart.ts'
import type { CartChange } from '#src/instance/reprice-cart.ts'

import { cartNoticeOf } from './cart-notice.ts'
import { usePrice } from './use-price.ts'

/**
 * Prices the cart again for a menu and type and says once what was removed or changed: at the checkout in a dialog,
 * elsewhere in the notice of the cart. Rejects, with nothing changed, when products cannot be loaded.
 */
export function useRepriceCart(): (context: RefreshContext) => Promise<CartChange[]> {
  const { t } = useLingui()
  const instance = useInstance()
  const price = usePrice()

  function tell(changes: CartChange[]) {
    const { stores, location, i18n } = instance
    if (changes.length === 0) return
    const title = t({ id: 'cart.changed', message: 'Your order has changed' })
    const messages = changes.map((change) => cartChangeText(i18n, change, price))
    if (location.entry.path === paths.checkout) return stores.dialogs.open({ kind: 'errors', title, messages })
    cartNoticeOf(instance).add(changes)
    if (location.entry.path === paths.cart) return
    const label = t({ id: 'cart.view', message: 'View order' })
    stores.dialogs.showToast({ text: title, action: { label, onAction: () => location.navigate(paths.cart) } })
  }

  return async (context) => {
    const changes = await repriceCart(instance, context)
    tell(changes)
    return changes
  }
}
