import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { paymentOfferQuery } from '#src/api/venue-content-calls.ts'
import type { PaymentMode } from '#src/contract/payment.ts'
import type { PayableOrder } from '#src/domain/payments/payable.ts'
import { paymentPage } from '#src/domain/payments/payment-options.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { confirmationPath } from '#src/instance/routes/paths.ts'
import { finishOrder } from '#src/parts/order/finish-order.ts'
import { PaymentChoice } from '#src/parts/payment/payment-choice.tsx'
import type { PaymentEnd } from '#src/parts/payment/payment-end.ts'
import { goToPaymentPage } from '#src/parts/payment/payment-page.ts'
import { PayPalButtons } from '#src/parts/payment/paypal-buttons.tsx'
import { useOnlinePayment } from '#src/parts/payment/use-online-payment.tsx'
import { usePaymentMethods } from '#src/parts/payment/use-payment-methods.ts'
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

/** Pays for an order that waits for it, whatever stopped its payment before (decision 12) [PAY-20]. */
export function PayOrderSheet({ order, onClose }: PayOrderSheetProps) {
  const { t } = useLingui()
  const { stores, location, emit } = useInstance()
  const { orderId, venueId, token, payment } = order
  const { total, orderType } = payment
  const { data: offer, error, refetch } = useFreshQuery(paymentOfferQuery(useApi(), venueId, orderType))
  const [messages, setMessages] = useState<readonly string[]>([])
  const payable: PayableOrder = { kind: 'order', id: orderId, venueId, token, total }

  function end(result: PaymentEnd) {
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
        {offer && <Payment payable={payable} payment={payment} modes={offer.paymentModes} end={end} />}
      </div>
    </Dialog>
  )
}

type PaymentProps = {
  readonly payable: PayableOrder
  readonly payment: UnpaidPart
  readonly modes: readonly PaymentMode[]
  readonly end: (result: PaymentEnd) => void
}

/** The means of the mode the order was placed with: another mode would be another order. */
function Payment({ payable, payment: { mode, currency }, modes, end }: PaymentProps) {
  const { t } = useLingui()
  const price = usePrice()
  const instance = useInstance()
  const online = useOnlinePayment()
  const { venueId, id, token, total } = payable
  const methods = usePaymentMethods({ venueId, modes: modes.filter(({ kind }) => kind === mode), means: [] }, online)
  const [isPaying, setIsPaying] = useState(false)
  const chosen = methods.chosen?.kind === 'cash' ? null : methods.chosen
  const page = chosen && paymentPage(chosen, instance.options.paymentSurface === 'page')

  async function pay() {
    if (!chosen || isPaying) return
    setIsPaying(true)
    try {
      if (page !== null) {
        const result = await goToPaymentPage(instance, payable, page, confirmationPath(id, token))
        if (result) end(result)
      } else if (chosen.kind === 'card') end(await online.pay(payable, chosen))
    } catch {
      const message = t({ id: 'payment.notStarted', message: 'The payment could not be started. Try again.' })
      end({ kind: 'unpaid', messages: [message] })
    } finally {
      setIsPaying(false)
    }
  }

  const credentials = chosen?.kind === 'payPal' && page === null ? chosen.mode.credentials : null
  return (
    <>
      <PaymentChoice methods={methods} />
      {credentials ? (
        <PayPalButtons
          credentials={credentials}
          venue={{ id: venueId, currencyCode: currency }}
          open={() => Promise.resolve({ payable, end })}
        />
      ) : (
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
      )}
      {online.dialog}
    </>
  )
}
