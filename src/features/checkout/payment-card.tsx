import { checkoutRefusalText } from '#src/i18n/checkout-refusal-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { PaymentChoice } from '#src/parts/payment/payment-choice.tsx'
import { usePrice } from '#src/parts/price/use-price.ts'
import { Card } from '#src/ui/base/card.tsx'

import type { Checkout } from './use-checkout.ts'

type PaymentCardProps = { readonly checkout: Checkout; readonly showsMissing: boolean }

/** The payment options of the venue. */
export function PaymentCard({ checkout: { methods }, showsMissing }: PaymentCardProps) {
  const { i18n } = useInstance()
  const price = usePrice()
  const isMissing = showsMissing && !methods.chosen
  return (
    <Card>
      <PaymentChoice
        methods={methods}
        error={isMissing ? checkoutRefusalText(i18n, { reason: 'no-payment-mode' }, price) : null}
      />
    </Card>
  )
}
