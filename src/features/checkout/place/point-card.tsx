import { Trans, useLingui } from '@lingui/react/macro'

import { typedText } from '#src/domain/typed-text.ts'
import type { Checkout } from '#src/features/checkout/use-checkout.ts'
import { checkoutRefusalText } from '#src/i18n/checkout-refusal-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { usePrice } from '#src/parts/price/use-price.ts'
import { Card } from '#src/ui/base/card.tsx'
import { TextField } from '#src/ui/field/text-field.tsx'

type PointCardProps = { readonly checkout: Checkout; readonly showsMissing: boolean }

/** The service point and the field for where the diner waits there, under the restaurant's own label [CHK-10]. */
export function PointCard({ checkout, showsMissing }: PointCardProps) {
  const { t } = useLingui()
  const { i18n } = useInstance()
  const price = usePrice()
  const { form, fillIn, servicePoint } = checkout
  const { deliveryPoint } = form
  const isMissing = showsMissing && typedText(deliveryPoint) === ''
  return (
    <Card title={servicePoint?.texts.name ?? <Trans id="checkout.point">Delivery point</Trans>}>
      <TextField
        label={servicePoint?.texts.deliveryPointLabel || t({ id: 'checkout.pointLabel', message: 'Where exactly?' })}
        value={deliveryPoint}
        onChange={(text) => fillIn({ deliveryPoint: text })}
        error={isMissing ? checkoutRefusalText(i18n, { reason: 'no-delivery-point' }, price) : null}
        isRequired
      />
    </Card>
  )
}
