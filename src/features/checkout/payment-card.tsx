import { Trans, useLingui } from '@lingui/react/macro'

import { usePrice } from '#src/components/use-price.ts'
import { checkoutRefusalText } from '#src/i18n/checkout-refusal-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { Card } from '#src/ui/card.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { OptionGroup } from '#src/ui/option-group.tsx'
import { RadioRow } from '#src/ui/radio-row.tsx'

import type { Checkout } from './use-checkout.ts'

type PaymentCardProps = { readonly checkout: Checkout; readonly showsMissing: boolean }

/** How to pay: one row for each way the venue offers. */
export function PaymentCard({ checkout, showsMissing }: PaymentCardProps) {
  const { t } = useLingui()
  const { i18n } = useInstance()
  const price = usePrice()
  const { options, payment, choosePayment } = checkout
  const state = payment
    ? ({ kind: 'done', label: t({ id: 'group.done', message: 'Done' }) } as const)
    : ({ kind: 'required', label: t({ id: 'group.required', message: 'Required' }) } as const)
  const error = showsMissing && !payment ? checkoutRefusalText(i18n, { reason: 'no-payment-mode' }, price) : null
  return (
    <Card>
      <OptionGroup title={<Trans id="checkout.payment">Payment</Trans>} state={state} error={error}>
        {options.length === 0 && (
          <Notice kind="warn">
            <Trans id="checkout.noPayment">This venue offers no way to pay here. Please call it.</Trans>
          </Notice>
        )}
        {options.map(({ key, label }) => (
          <RadioRow
            key={key}
            label={label}
            isTall
            isChecked={payment?.key === key}
            onSelect={() => choosePayment(key)}
          />
        ))}
      </OptionGroup>
    </Card>
  )
}
