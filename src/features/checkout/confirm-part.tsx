import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import { OfflineReason } from '#src/components/offline-reason.tsx'
import { PayPalPart } from '#src/components/payment/paypal-part.tsx'
import { usePrice } from '#src/components/use-price.ts'
import type { Venue } from '#src/contract/venue.ts'
import { paymentPage } from '#src/domain/payments/payment-options.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useIsOffline } from '#src/instance/use-restaurant.ts'
import { Button } from '#src/ui/button.tsx'

import type { Checkout } from './use-checkout.ts'
import type { PlaceOrder } from './use-place-order.ts'

type ConfirmPartProps = { readonly venue: Venue; readonly checkout: Checkout; readonly order: PlaceOrder }

/** The one button that orders; with PayPal its own stand there instead [PAY-22, CHK-34]. */
export function ConfirmPart({ venue, checkout, order }: ConfirmPartProps) {
  const { t } = useLingui()
  const price = usePrice()
  const { options } = useInstance()
  const isOffline = useIsOffline()
  const reason = useId()
  const { info, costs, isPending, methods } = checkout
  const { chosen } = methods
  const isHere = chosen?.kind === 'payPal' && paymentPage(chosen, options.paymentSurface === 'page') === null
  if (isHere && chosen.mode.credentials && !isOffline)
    return <PayPalPart venue={venue} credentials={chosen.mode.credentials} open={order.openPayment} />
  return (
    <>
      <Button
        variant="primary"
        isWide
        isBusy={order.isSending}
        busyLabel={t({ id: 'checkout.sending', message: 'Sending order…' })}
        isDisabled={!info || isPending || isOffline}
        aria-describedby={isOffline ? reason : undefined}
        end={isPending ? undefined : price(costs.totals.total)}
        onClick={order.placeOrder}
      >
        <Trans id="checkout.orderAndPay">Order and pay</Trans>
      </Button>
      {isOffline && <OfflineReason id={reason} />}
    </>
  )
}
