import { useLingui } from '@lingui/react/macro'

import type { PayableOrder } from '#src/domain/payments/payable.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { finishOrder } from '#src/parts/order/finish-order.ts'
import { PaySheet } from '#src/parts/payment/pay-sheet.tsx'
import type { PaymentResult } from '#src/parts/payment/payment-result.ts'
import type { UnpaidRequest } from '#src/state/dialog-store.ts'
import { createJournalStore } from '#src/state/journal-store.ts'

type PayOrderSheetProps = { readonly order: UnpaidRequest; readonly onClose: () => void }

/**
 * Pays for an order that is placed and not paid, whatever stopped its payment before (decision 12), in the mode it was placed
 * with: another mode would be another order [PAY-20].
 */
export function PayOrderSheet({ order, onClose }: PayOrderSheetProps) {
  const { t } = useLingui()
  const { stores, location, emit } = useInstance()
  const { orderId, venueId, token, payment } = order
  const { total, currency, orderType, mode } = payment
  const payable: PayableOrder = { kind: 'order', id: orderId, venueId, token, total }

  function end(result: PaymentResult) {
    if (result.kind === 'paid') return finishOrder({ stores, location, emit }, { ...payment, id: orderId, token })
    stores.of(createJournalStore).close()
    const lapsed = t({
      id: 'payment.lapsed.order',
      message: `Order #${orderId} was not paid in time and has been cancelled.`,
    })
    return stores.dialogs.alert([...result.messages, lapsed])
  }

  return (
    <PaySheet
      title={t({ id: 'payment.order.title', message: `Pay for order #${orderId}` })}
      charge={{ kind: 'order', venueId, currency, total, orderType }}
      isOffered={({ kind }) => kind === mode}
      open={() => Promise.resolve(payable)}
      onEnd={end}
      onClose={onClose}
    />
  )
}
