import { Trans } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'

import type { Order } from '#src/contract/placed-order.ts'
import { isOnlineMode } from '#src/domain/payments/online-mode.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useVenueOfOrder } from '#src/parts/order/use-venue-of-order.ts'
import { createJournalStore, isUnpaid } from '#src/state/journal-store.ts'
import { Button } from '#src/ui/base/button.tsx'

import { WaitingNotice } from './waiting-notice.tsx'

export type PayPartProps = {
  readonly order: Order
  readonly token: string | null
  /** The payment state differs from the one in `order`: reload it. */
  readonly onChanged: () => void
}

/** Notice and button of an unpaid order; not shown for the order that `UnpaidNotice` already shows on every screen. */
export function PayPart({ order, token, onChanged }: PayPartProps) {
  const { api, stores } = useInstance()
  const { entry } = useSnapshot(stores.of(createJournalStore).state)
  const currency = useVenueOfOrder(order)?.currencyCode
  const { id: orderId, venueId, total, paymentMode: mode, orderType } = order
  const canBePaid = isOnlineMode(mode) && orderType !== 'other' && orderType !== 'reservation'
  const isNoticed = isUnpaid(entry) && entry.orderId === orderId
  if (!canBePaid || currency === undefined || isNoticed) return null
  const payment = { total, currency, mode, orderType }

  async function ask() {
    const { askPaymentState } = await import('#src/parts/payment/payment-result.ts')
    const state = await askPaymentState(api, { kind: 'order', id: orderId, venueId, token, total })
    if (state !== 'waiting') onChanged()
    return state
  }

  return (
    <WaitingNotice
      orderId={orderId}
      ask={ask}
      actions={
        <Button
          size="small"
          variant="primary"
          onClick={() => stores.dialogs.open({ kind: 'pay-order', order: { orderId, venueId, token, payment } })}
        >
          <Trans id="payment.pay">Pay</Trans>
        </Button>
      }
    />
  )
}
