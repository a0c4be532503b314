import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef } from 'react'

import { LoadFailure } from '#src/components/load-failure.tsx'
import { OfflineReason } from '#src/components/offline-reason.tsx'
import { usePrice } from '#src/components/use-price.ts'
import type { PaymentCredentials } from '#src/contract/payment.ts'
import type { Venue } from '#src/contract/venue.ts'
import { paymentPage } from '#src/domain/payments/payment-options.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useIsOffline } from '#src/instance/use-restaurant.ts'
import { useCode } from '#src/query/use-code.ts'
import { Button } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

import type { Checkout } from './use-checkout.ts'
import type { OpenPayment, PlaceOrder } from './use-place-order.ts'

const loadPayPalButtons = async () => (await import('#src/components/payment/paypal-buttons.tsx')).PayPalButtons

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
    return <PayPalPart venue={venue} credentials={chosen.mode.credentials} order={order} isPending={isPending} />
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

type PayPalPartProps = {
  readonly venue: Venue
  readonly credentials: PaymentCredentials
  readonly order: PlaceOrder
  /** A total that may still change is neither shown nor sent. */
  readonly isPending: boolean
}

function PayPalPart({ venue, credentials, order, isPending }: PayPalPartProps) {
  const { data: PayPalButtons, error, refetch } = useCode('paypal-buttons', loadPayPalButtons, true)
  const open = useRef<OpenPayment | null>(null)
  if (!PayPalButtons) return error ? <LoadFailure error={error} onRetry={refetch} /> : <Skeleton shape="box" />
  return (
    <PayPalButtons
      credentials={credentials}
      venue={venue}
      onPress={async () => {
        open.current = isPending ? null : await order.openPayment()
        return open.current?.payable ?? null
      }}
      onEnd={(_payable, result) => open.current?.end(result)}
    />
  )
}
