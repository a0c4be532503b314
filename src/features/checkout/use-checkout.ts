import { useState } from 'react'
import { useSnapshot } from 'valtio'

import { checkoutInfoQuery } from '#src/api/venue-content.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Venue } from '#src/contract/venue.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import { orderTotal } from '#src/domain/fees/order-total.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { useQuery } from '#src/query/use-query.ts'

import { paymentOptions } from './payment-options.ts'
import type { PaymentOption } from './payment-options.ts'

/** What the checkout knows: the venue's answer, the totals, and what is chosen so far. */
export function useCheckout(venue: Venue, orderType: OrderType) {
  const { stores } = useInstance()
  const { info, error, reload } = useCheckoutInfo(venue, orderType)
  const { cart } = useSnapshot(stores.cart.state)
  const { people } = useSnapshot(stores.draft.state)
  const [chosen, setChosen] = useState<PaymentOption['key'] | null>(null)
  const lines = cart.lines as readonly CartLine[]
  const config = info?.[orderType] ?? venue[orderType]
  const options = info ? paymentOptions(info.paymentModes, info.cashMeans) : []
  const only = options.length === 1 ? options[0] : undefined
  return {
    info,
    error,
    reload,
    lines,
    config,
    totals: orderTotal({ lines, orderType, config, people }),
    options,
    /** Nothing is chosen at first, unless there is only one way to pay. */
    payment: options.find(({ key }) => key === chosen) ?? only ?? null,
    choosePayment: setChosen,
  }
}

export type Checkout = ReturnType<typeof useCheckout>

/** Asked anew each time the route is entered: what an earlier visit was told is not shown again [CHK-05]. */
function useCheckoutInfo(venue: Venue, orderType: OrderType) {
  const { data, error, isSuccess, isFetchedAfterMount, refetch } = useQuery(
    checkoutInfoQuery(useApi(), venue.id, orderType),
  )
  const [hasAnswer, setHasAnswer] = useState(false)
  if (!hasAnswer && isSuccess && isFetchedAfterMount) setHasAnswer(true)
  return { info: hasAnswer ? data : undefined, error, reload: () => refetch() }
}
