import { useState } from 'react'

import { checkoutInfoQuery } from '#src/api/venue-content.ts'
import { useOrderCosts } from '#src/components/costs/use-order-costs.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Venue } from '#src/contract/venue.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { useFreshQuery } from '#src/query/use-fresh-query.ts'

import { paymentOptions } from './payment-options.ts'
import type { PaymentOption } from './payment-options.ts'

/** What the checkout knows: the venue's answer, the costs, and what is chosen so far; all of it asked anew [CHK-05]. */
export function useCheckout(venue: Venue, orderType: OrderType) {
  const { data: info, error, refetch } = useFreshQuery(checkoutInfoQuery(useApi(), venue.id, orderType))
  const costs = useOrderCosts(info?.[orderType] ?? venue[orderType], { asksAnew: true })
  const [chosen, setChosen] = useState<PaymentOption['key'] | null>(null)
  const options = info ? paymentOptions(info.paymentModes, info.cashMeans) : []
  const only = options.length === 1 ? options[0] : undefined
  return {
    info,
    error,
    reload: () => Promise.all([refetch(), costs.current.reload()]),
    costs,
    options,
    /** Nothing is chosen at first, unless there is only one way to pay. */
    payment: options.find(({ key }) => key === chosen) ?? only ?? null,
    choosePayment: setChosen,
  }
}

export type Checkout = ReturnType<typeof useCheckout>
