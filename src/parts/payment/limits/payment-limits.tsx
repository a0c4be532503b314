import { Trans } from '@lingui/react/macro'

import type { Cents, Id } from '#src/contract/values.ts'
import type { AmountFault } from '#src/domain/payments/amount-limits.ts'
import type { PaymentOption } from '#src/domain/payments/payment-option.ts'
import { usePrice } from '#src/parts/price/use-price.ts'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'
import { Notice } from '#src/ui/base/notice.tsx'

export { amountFault, isTakenOnline } from '#src/domain/payments/amount-limits.ts'

/** What is paid: an amount in cents, at a venue with a currency (ISO 4217). */
export type ChargedAmount = { readonly venueId: Id<'Venue'>; readonly currency: string; readonly total: Cents }

/** What is said here of the ways to pay (`PaymentMethods`). */
type LimitedMethods = {
  readonly charge: ChargedAmount
  readonly options: readonly PaymentOption[]
  readonly lost: PaymentOption | null
  readonly faultOf: (option: PaymentOption) => AmountFault | null
}
type MethodsProps = { readonly methods: LimitedMethods }

/** Why a way to pay is disabled [PAY-35]. */
export function AmountReason({ fault, methods }: MethodsProps & { readonly fault: AmountFault }) {
  const price = usePriceAt(methods.charge)
  if (fault.reason === 'too-small') {
    const least = price(fault.least)
    return <Trans id="payment.limit.least">From {least} on</Trans>
  }
  if (fault.reason === 'too-large') {
    const most = price(fault.most)
    return <Trans id="payment.limit.most">Up to {most}</Trans>
  }
  return <Trans id="payment.limit.currency">Not possible for this amount</Trans>
}

/** Says why nothing can be chosen: no way to pay, none for this amount, or not the chosen one, as after a code [PAY-35]. */
export function PaymentNotice({ methods: { charge, options, lost, faultOf } }: MethodsProps) {
  const amount = usePriceAt(charge)(charge.total)
  const name = lost?.label ?? ''
  if (options.length === 0)
    return (
      <Notice kind="warn">
        <Trans id="checkout.noPayment">This restaurant offers no way to pay here. Please call it.</Trans>
      </Notice>
    )
  if (options.every((option) => faultOf(option) !== null))
    return (
      <Notice kind="warn">
        <Trans id="payment.limit.none">No way to pay here takes {amount}. Please call the restaurant.</Trans>
      </Notice>
    )
  return (
    lost && (
      <Notice kind="warn">
        <Trans id="payment.limit.lost">
          {name} cannot be used for {amount}. Choose another way to pay.
        </Trans>
      </Notice>
    )
  )
}

function usePriceAt({ venueId }: ChargedAmount) {
  const { venues } = useRestaurant()
  return usePrice(venues.find(({ id }) => id === venueId))
}
