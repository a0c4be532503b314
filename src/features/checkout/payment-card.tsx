import { useLingui } from '@lingui/react/macro'

import type { OrderType } from '#src/contract/service-type.ts'
import { isDelivered, isEatIn } from '#src/domain/services/order-type.ts'
import { checkoutRefusalText } from '#src/i18n/checkout-refusal-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { PaymentChoice } from '#src/parts/payment/payment-choice.tsx'
import { usePrice } from '#src/parts/price/use-price.ts'
import { Card } from '#src/ui/base/card.tsx'

import type { Checkout } from './use-checkout.ts'

type PaymentCardProps = { readonly checkout: Checkout; readonly type: OrderType; readonly showsMissing: boolean }

/** The payment options of the venue. */
export function PaymentCard({ checkout: { methods }, type, showsMissing }: PaymentCardProps) {
  const { t } = useLingui()
  const { i18n } = useInstance()
  const price = usePrice()
  const later = isDelivered(type)
    ? t({ id: 'payment.atDelivery', message: 'Pay on delivery' })
    : isEatIn(type)
      ? t({ id: 'payment.atTable', message: 'Pay at the table' })
      : t({ id: 'payment.atCollection', message: 'Pay on collection' })
  const isMissing = showsMissing && !methods.chosen
  return (
    <Card>
      <PaymentChoice
        methods={methods}
        later={later}
        headingLevel={2}
        error={isMissing ? checkoutRefusalText(i18n, { reason: 'no-payment-mode' }, price) : null}
      />
    </Card>
  )
}
