import { useState } from 'react'
import { useSnapshot } from 'valtio'

import { checkoutInfoQuery } from '#src/api/venue-content.ts'
import type { CashMeansKind, PaymentModeKind } from '#src/contract/payment.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Id } from '#src/contract/values.ts'
import type { Venue } from '#src/contract/venue.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import { orderTotal } from '#src/domain/fees/order-total.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { useQuery } from '#src/query/use-query.ts'

import { paymentOptions } from './payment-options.ts'

export type PaymentChoice = { readonly kind: PaymentModeKind; readonly means: CashMeansKind | null }

/** What the checkout knows: the venue's answer, asked anew on entering, the totals, and what is chosen so far. */
export function useCheckout(venue: Venue, orderType: OrderType) {
  const api = useApi()
  const { stores } = useInstance()
  const query = useQuery({
    ...checkoutInfoQuery(api, venue.id as Id<'Venue'>, orderType),
    // Asked again each time the route is entered, not while the diner fills in the page [CHK-05].
    staleTime: 0,
  })
  const { cart } = useSnapshot(stores.cart.state)
  const { people } = useSnapshot(stores.draft.state)
  const [chosen, setChosen] = useState<PaymentChoice | null>(null)
  const lines = cart.lines as readonly CartLine[]
  const info = query.data
  const config = info?.[orderType] ?? venue[orderType]
  const options = info ? paymentOptions(info.paymentModes, info.cashMeans) : []
  const only = options.length === 1 ? options[0] : undefined
  return {
    info,
    error: query.error,
    retry: () => void query.refetch(),
    lines,
    config,
    totals: orderTotal({ lines, orderType, config, people }),
    options,
    /** Nothing is chosen at first, unless there is only one way to pay. */
    payment: chosen ?? (only ? { kind: only.kind, means: only.means } : null),
    choosePayment: setChosen,
  }
}

export type Checkout = ReturnType<typeof useCheckout>
