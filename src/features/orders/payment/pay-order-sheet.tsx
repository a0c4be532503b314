import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { paymentOfferQuery } from '#src/api/venue-content-calls.ts'
import type { PaymentMode } from '#src/contract/payment.ts'
import type { PayableOrder } from '#src/domain/payments/payable.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { finishOrder } from '#src/parts/order/finish-order.ts'
import { PaymentButton } from '#src/parts/payment/payment-button.tsx'
import { PaymentChoice } from '#src/parts/payment/payment-choice.tsx'
import type { PaymentResult } from '#src/parts/payment/payment-result.ts'
import { usePaymentMethods } from '#src/parts/payment/use-payment-methods.ts'
import { usePayment } from '#src/parts/payment/use-payment.ts'
import { usePrice } from '#src/parts/price/use-price.ts'
import { LoadFailure } from '#src/parts/screen/load-failure.tsx'
import { useFreshQuery } from '#src/query/use-fresh-query.ts'
import type { UnpaidRequest } from '#src/state/dialog-store.ts'
import { createJournalStore } from '#src/state/journal-store.ts'
import type { UnpaidPart } from '#src/state/journal-store.ts'
import { Button } from '#src/ui/base/button.tsx'
import { Notice } from '#src/ui/base/notice.tsx'
import { SkeletonList } from '#src/ui/base/skeleton.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { Dialog } from '#src/ui/layer/dialog.tsx'

import css from './pay-order-sheet.css?inline'

declareStyles(css)

type PayOrderSheetProps = { readonly order: UnpaidRequest; readonly onClose: () => void }

/** Pays for an order that is placed and not paid, whatever stopped its payment before (decision 12) [PAY-20]. */
export function PayOrderSheet({ order, onClose }: PayOrderSheetProps) {
  const { t } = useLingui()
  const { stores, location, emit } = useInstance()
  const { orderId, venueId, token, payment } = order
  const { total, orderType } = payment
  const { data: offer, error, refetch } = useFreshQuery(paymentOfferQuery(useApi(), venueId, orderType))
  const [messages, setMessages] = useState<readonly string[]>([])
  const payable: PayableOrder = { kind: 'order', id: orderId, venueId, token, total }

  function end(result: PaymentResult) {
    if (result.kind === 'unpaid') return setMessages(result.messages)
    onClose()
    if (result.kind === 'paid') return finishOrder({ stores, location, emit }, { ...payment, id: orderId, token })
    stores.of(createJournalStore).close()
    const lapsed = t({
      id: 'payment.lapsed.order',
      message: `Order #${orderId} was not paid in time and has been cancelled.`,
    })
    return stores.dialogs.alert([...result.messages, lapsed])
  }

  return (
    <Dialog
      title={t({ id: 'payment.order.title', message: `Pay for order #${orderId}` })}
      closeLabel={t({ id: 'action.close', message: 'Close' })}
      onClose={onClose}
    >
      <div className="pay-order">
        {!offer && error && <LoadFailure error={error} onRetry={refetch} />}
        {!offer && !error && (
          <SkeletonList label={t({ id: 'payment.loading', message: 'Loading the payment' })} count={2} shape="box" />
        )}
        {messages.length > 0 && (
          <Notice kind="error" role="alert">
            {messages.join('\n')}
          </Notice>
        )}
        {offer && <PaymentForm payable={payable} payment={payment} modes={offer.paymentModes} end={end} />}
      </div>
    </Dialog>
  )
}

type PaymentProps = {
  readonly payable: PayableOrder
  readonly payment: UnpaidPart
  readonly modes: readonly PaymentMode[]
  readonly end: (result: PaymentResult) => void
}

/** The options of the mode that the order was placed with: another mode would be another order. */
function PaymentForm({ payable, payment: { mode, currency }, modes, end }: PaymentProps) {
  const { t } = useLingui()
  const price = usePrice()
  const payment = usePayment('order')
  const { venueId, total } = payable
  const methods = usePaymentMethods({ venueId, modes: modes.filter(({ kind }) => kind === mode), means: [] }, payment)
  const [isPaying, setIsPaying] = useState(false)
  const { chosen } = methods

  async function pay() {
    if (!chosen || isPaying) return
    setIsPaying(true)
    try {
      const result = await payment.pay(payable, chosen)
      if (result) end(result)
    } catch {
      const message = t({ id: 'payment.notStarted', message: 'The payment could not be started. Try again.' })
      end({ kind: 'unpaid', messages: [message] })
    } finally {
      setIsPaying(false)
    }
  }

  return (
    <>
      <PaymentChoice methods={methods} />
      <PaymentButton
        payment={payment}
        option={chosen}
        venue={{ id: venueId, currencyCode: currency }}
        open={() => Promise.resolve({ payable, end })}
        isBlocked={false}
      >
        <Button
          variant="primary"
          isWide
          isBusy={isPaying}
          isDisabled={!chosen}
          end={price(total)}
          onClick={() => void pay()}
        >
          <Trans id="payment.pay">Pay</Trans>
        </Button>
      </PaymentButton>
      {payment.dialog}
    </>
  )
}
