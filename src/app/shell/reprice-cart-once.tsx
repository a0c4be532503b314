import { useEffect, useRef } from 'react'

import { useInstance } from '#src/instance/instance-context.tsx'
import { logSilently } from '#src/integrations/log.ts'
import { useRepriceCart } from '#src/parts/cart/use-reprice-cart.ts'
import { isWaitingCart } from '#src/parts/order/is-waiting-cart.ts'
import { isStarted } from '#src/state/order-draft-store.ts'

/** Prices the cart again once on mount and says what has changed [CART-17]; not one that is an unpaid order [PAY-50]. */
export function RepriceCartOnce() {
  const instance = useInstance()
  const { stores } = instance
  const repriceCart = useRepriceCart()
  const reprice = useRef(repriceCart)
  useEffect(() => {
    const draft = stores.draft.state
    if (!isStarted(draft) || stores.cart.state.cart.lines.length === 0 || isWaitingCart(instance)) return
    const { menuId, venueId, type: orderType } = draft
    reprice.current({ menuId, venueId, orderType }).catch(() => logSilently('the cart could not be priced again'))
  }, [stores, instance])
  return null
}
