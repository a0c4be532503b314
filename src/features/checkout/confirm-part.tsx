import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import type { Venue } from '#src/contract/venue.ts'
import { FeeFailure } from '#src/parts/costs/fee-failure.tsx'
import { BlockedReason, OfflineReason } from '#src/parts/form/blocked-reason.tsx'
import { PaymentButton } from '#src/parts/payment/payment-button.tsx'
import { usePrice } from '#src/parts/price/use-price.ts'
import { useIsOffline } from '#src/parts/venue/use-restaurant.ts'
import { Button } from '#src/ui/base/button.tsx'

import type { Checkout } from './use-checkout.ts'
import type { PlaceOrder } from './use-place-order.ts'

type ConfirmPartProps = { readonly venue: Venue; readonly checkout: Checkout; readonly order: PlaceOrder }

/** The button that orders and pays [PAY-22, CHK-34]. */
export function ConfirmPart({ venue, checkout, order }: ConfirmPartProps) {
  const { t } = useLingui()
  const price = usePrice()
  const reasonId = useId()
  const blocked = useBlock(checkout)
  const { info, costs, isPending, payment, methods } = checkout
  return (
    <PaymentButton
      payment={payment}
      option={costs.totals.total > 0 ? methods.chosen : null}
      venue={venue}
      open={order.openPayment}
      isBlocked={blocked !== null}
    >
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
    </PaymentButton>
  )
}

/** Why ordering is blocked, or null: a delivered order is never sent without its fee (rulings "fee not known") [PRICE-33]. */
function useBlock({ costs }: Checkout): 'offline' | 'unknown-fee' | null {
  const isOffline = useIsOffline()
  if (isOffline) return 'offline'
  return costs.charges.error !== null && costs.totals.delivery === null ? 'unknown-fee' : null
}
