import { useLingui } from '@lingui/react/macro'

import type { PayableOrder } from '#src/domain/payments/payable.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { endUnpaid } from '#src/parts/payment/end-unpaid.ts'
import { PaySheet } from '#src/parts/payment/pay-sheet.tsx'
import type { UnpaidRequest } from '#src/state/dialog-store.ts'

type PayOrderSheetProps = { readonly order: UnpaidRequest; readonly onClose: () => void }

/**
 * Pays for an order that is placed and not paid, whatever stopped its payment before (decision 12), in the mode it was placed
 * with: another mode would be another order [PAY-20].
 */
export function PayOrderSheet({ order, onClose }: PayOrderSheetProps) {
  const { t } = useLingui()
  const instance = useInstance()
  const { orderId, venueId, token, payment } = order
  const { total, currency, orderType, mode } = payment
  const payable: PayableOrder = { kind: 'order', id: orderId, venueId, token, total }

  return (
    <PaySheet
      title={t({ id: 'payment.order.title', message: `Pay for order #${orderId}` })}
      charge={{ kind: 'order', venueId, currency, total, orderType }}
      isOffered={({ kind }) => kind === mode}
      open={() => Promise.resolve(payable)}
      onEnd={(result) => endUnpaid(instance, order, result)}
      onClose={onClose}
    />
  )
}
