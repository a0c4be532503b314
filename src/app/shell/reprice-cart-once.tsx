import { useEffect, useRef } from 'react'

import { useInstance } from '#src/instance/instance-context.tsx'
import { logSilently } from '#src/integrations/log.ts'
import { lookAndReport } from '#src/parts/cart/look-at-cart.ts'
import { renameCart } from '#src/parts/cart/rename-cart.ts'
import { isWaitingCart } from '#src/parts/order/is-waiting-cart.ts'
import { usePrice } from '#src/parts/price/use-price.ts'
import { isStarted } from '#src/state/order-draft-store.ts'

/**
 * Prices the cart again once on mount and says what has changed [CART-17]; what cannot be had any more is marked in it
 * (rulings "short in the cart"). One that is an unpaid order only
 * speaks the language chosen now [PAY-50, CART-50].
 */
export function RepriceCartOnce() {
  const instance = useInstance()
  const { stores } = instance
  const price = useRef(usePrice())
  useEffect(() => {
    const draft = stores.draft.state
    if (!isStarted(draft) || stores.cart.state.cart.lines.length === 0) return
    if (isWaitingCart(instance)) {
      renameCart(instance).catch(() => logSilently('the cart keeps its names'))
      return
    }
    const { menuId, venueId, type: orderType } = draft
    const context = { menuId, venueId, orderType }
    lookAndReport(instance, context, price.current).catch(() => logSilently('the cart could not be priced again'))
  }, [stores, instance])
  return null
}
