import { checkoutInfoQuery } from '#src/api/venue-content-calls.ts'
import type { ServiceConfig, Venue } from '#src/contract/venue.ts'
import type { OrderTotals } from '#src/domain/fees/order-total.ts'
import { tipOf, tipPercents, withTip } from '#src/domain/fees/tips.ts'
import { zero } from '#src/domain/money.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { useOrderCosts } from '#src/parts/costs/use-order-costs.ts'
import { usePaymentMethods } from '#src/parts/payment/use-payment-methods.ts'
import { usePayment } from '#src/parts/payment/use-payment.ts'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'
import { useFreshQuery } from '#src/query/use-fresh-query.ts'
import type { CheckoutForm } from '#src/state/checkout-form.ts'
import { createHabitsStore } from '#src/state/habits-store.ts'
import type { StartedDraft } from '#src/state/order-draft-store.ts'

import { useBilling } from './use-billing.ts'
import { useCheckoutForm } from './use-checkout-form.ts'
import { useDeliveryAddress } from './use-delivery-address.ts'
import { useGuest } from './use-guest.ts'

/** Data and state of the checkout: the venue's reply, the costs and the choices so far; refetched on each entry [CHK-05]. */
export function useCheckout(venue: Venue, draft: StartedDraft) {
  const { type, servicePointId } = draft
  const { data: info, error, refetch } = useFreshQuery(checkoutInfoQuery(useApi(), venue.id, type))
  const config = info?.[type] ?? venue[type]
  const { form, fillIn } = useCheckoutForm(draft.checkoutForm)
  const delivery = useDeliveryAddress({ venue, cities: info?.deliveryCities, draft, config, form, fillIn })
  const billing = useBilling(venue, form)
  const guest = useGuest(venue, type, form)
  const untipped = useOrderCosts(config, { refetchesOnMount: true, address: delivery.chosen })
  const tip = tipOfForm(form, config, untipped.totals)
  const costs = { ...untipped, totals: withTip(untipped.totals, tip.amount ?? zero) }
  const { servicePoints } = useRestaurant()
  const payment = usePayment('order')
  const habit = useInstance().stores.of(createHabitsStore).state.payment
  const isPending = costs.isPending || delivery.isPending || billing.isLoading
  // An amount that may still change rules nothing out.
  const charge = { venueId: venue.id, currency: venue.currencyCode, total: isPending ? zero : costs.totals.total }
  const offer = { charge, modes: info?.paymentModes, means: info?.cashMeans ?? [], habit }
  const methods = usePaymentMethods(offer, payment)
  return {
    info,
    error,
    reload: () =>
      Promise.all([
        refetch(),
        costs.current.reload(),
        costs.charges.reload(),
        destinationOf(type) === 'address' && delivery.reload(),
      ]),
    form,
    fillIn,
    guest,
    delivery,
    /** Set for DIL, and for every type in fair and district mode. */
    servicePoint: servicePoints.find(({ id }) => id === servicePointId) ?? null,
    billing,
    tip,
    costs,
    methods,
    payment,
    /** Something that the total depends on is still loading. */
    isPending,
  }
}

/** The tip of the form: what is offered, what is chosen, and its amount in cents, null while no amount is typed. */
function tipOfForm({ tip: choice = null }: CheckoutForm, config: ServiceConfig | null, totals: OrderTotals) {
  return { config, percents: tipPercents(config), choice, amount: tipOf(choice, config, totals) }
}

export type Checkout = ReturnType<typeof useCheckout>
