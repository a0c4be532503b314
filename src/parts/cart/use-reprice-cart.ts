import { useLingui } from '@lingui/react/macro'

import type { CartChange, RefreshContext } from '#src/domain/cart/refresh-cart.ts'
import { cartChangeText } from '#src/i18n/cart-change-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { usePrice } from '#src/parts/price/use-price.ts'
import { createCartChangesStore } from '#src/state/cart-changes-store.ts'

import { repriceCart } from './reprice-cart.ts'

/**
 * Returns a function that prices the cart again for a menu and order type and reports what was removed or changed and
 * why: on the cart as a notice above the lines, elsewhere in a dialog. Rejects, with nothing changed, when products
 * cannot be loaded.
 */
export function useRepriceCart(): (context: RefreshContext) => Promise<CartChange[]> {
  const { t } = useLingui()
  const instance = useInstance()
  const price = usePrice()

  function tell(changes: CartChange[]) {
    const { stores, location, i18n } = instance
    if (changes.length === 0) return
    if (location.entry.path === paths.cart) return instance.stores.of(createCartChangesStore).add(changes)
    const title = t({ id: 'cart.changed', message: 'Your order has changed' })
    const messages = changes.map((change) => cartChangeText(i18n, change, price))
    stores.dialogs.open({ kind: 'errors', title, messages })
  }

  return async (context) => {
    const changes = await repriceCart(instance, context)
    tell(changes)
    return changes
  }
}
