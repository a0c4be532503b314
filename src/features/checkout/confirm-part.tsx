import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import type { Venue } from '#src/contract/venue.ts'
import { paymentPage } from '#src/domain/payments/payment-options.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { FeeFailure } from '#src/parts/costs/fee-failure.tsx'
import { BlockedReason, OfflineReason } from '#src/parts/form/blocked-reason.tsx'
import { PayPalPart } from '#src/parts/payment/paypal-part.tsx'
import { usePrice } from '#src/parts/price/use-price.ts'
import { useIsOffline } from '#src/parts/venue/use-restaurant.ts'
import { Button } from '#src/ui/base/button.tsx'

import type { Checkout } from './use-checkout.ts'
import type { PlaceOrder } from './use-place-order.ts'

type ConfirmPartProps = { readonly venue: Venue; readonly checkout: Checkout; readonly order: PlaceOrder }

/** The one button that orders; with PayPal its own stand there instead [PAY-22, CHK-34]. */
export function ConfirmPart({ venue, checkout, order }: ConfirmPartProps) {
  const { t } = useLingui()
  const price = usePrice()
  const reasonId = useId()
  const payPal = usePayPalHere(checkout)
  const blocked = useBlock(checkout)
  const { info, costs, isPending } = checkout
  const button = (
    <>
      <Button
        variant="primary"
        isWide
        isBusy={order.isSending}
        busyLabel={t({ id: 'checkout.sending', message: 'Sending order…' })}
        isDisabled={!info || isPending || blocked !== null}
        aria-describedby={blocked ? reasonId : undefined}
        end={isPending || blocked === 'unknown-fee' ? undefined : price(costs.totals.total)}
        onClick={order.placeOrder}
      >
        <Trans id="checkout.orderAndPay">Order and pay</Trans>
      </Button>
      {blocked === 'offline' && <OfflineReason id={reasonId} />}
      {blocked === 'unknown-fee' && (
        <BlockedReason id={reasonId}>
          <FeeFailure onRetry={costs.charges.reload} />
        </BlockedReason>
      )}
    </>
  )
  if (!payPal) return button
  return <PayPalPart venue={venue} credentials={payPal} open={order.openPayment} blocked={blocked ? button : null} />
}

/** Why nothing can be ordered now: a delivered order is never sent without its fee (rulings "fee not known") [PRICE-33]. */
function useBlock({ costs }: Checkout): 'offline' | 'unknown-fee' | null {
  const isOffline = useIsOffline()
  if (isOffline) return 'offline'
  return costs.charges.error !== null && costs.totals.delivery === null ? 'unknown-fee' : null
}

/** The credentials of PayPal when it is the chosen way to pay and its buttons stand here, not on a page of the service. */
function usePayPalHere({ methods: { chosen } }: Checkout) {
  const { options } = useInstance()
  const isHere = chosen?.kind === 'payPal' && paymentPage(chosen, options.paymentSurface === 'page') === null
  return isHere ? chosen.mode.credentials : null
}
