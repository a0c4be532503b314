import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'

import { useVenueOf } from '#src/components/use-venue-of.ts'
import type { Order } from '#src/contract/placed-order.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { createJournalStore, isUnpaid } from '#src/state/journal-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'

type PayPartProps = { readonly order: Order; readonly token: string | null }

/** An order that waits for its payment, on a device that did not place it: the one that did says so above every screen. */
export function PayPart({ order, token }: PayPartProps) {
  const { t } = useLingui()
  const { stores } = useInstance()
  const { entry } = useSnapshot(stores.of(createJournalStore).state)
  const currency = useVenueOf(order)?.currencyCode
  const { id: orderId, venueId, total, paymentMode: mode, orderType } = order
  const canBePaid = (mode === 'card' || mode === 'payPal') && orderType !== 'other' && orderType !== 'reservation'
  const isNoticed = isUnpaid(entry) && entry.orderId === orderId
  if (!canBePaid || currency === undefined || isNoticed) return null
  const payment = { total, currency, mode, orderType }
  return (
    <Notice
      kind="warn"
      title={t({ id: 'payment.waits.title', message: `Order #${orderId} waits for payment` })}
      action={
        <Button
          size="small"
          variant="primary"
          onClick={() => stores.dialogs.open({ kind: 'pay-order', order: { orderId, venueId, token, payment } })}
        >
          <Trans id="payment.pay">Pay</Trans>
        </Button>
      }
    >
      <p>
        <Trans id="payment.waits.text">It is not being prepared yet. Pay for it, or leave it.</Trans>
      </p>
    </Notice>
  )
}
