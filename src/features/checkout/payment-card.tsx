import { Trans, useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'

import { Notice } from '#src/ui/notice.tsx'
import { OptionGroup } from '#src/ui/option-group.tsx'
import { RadioRow } from '#src/ui/radio-row.tsx'

import type { Checkout } from './use-checkout.ts'

type PaymentCardProps = { readonly checkout: Checkout; readonly groupRef: RefObject<HTMLFieldSetElement | null> }

/** How to pay: one row for each way the venue offers. */
export function PaymentCard({ checkout, groupRef }: PaymentCardProps) {
  const { t } = useLingui()
  const { options, payment, choosePayment } = checkout
  const state = payment
    ? ({ kind: 'done', label: t({ id: 'group.done', message: 'Done' }) } as const)
    : ({ kind: 'required', label: t({ id: 'group.required', message: 'Required' }) } as const)
  return (
    <div className="payment-card">
      <OptionGroup title={<Trans id="checkout.payment">Payment</Trans>} state={state} ref={groupRef}>
        {options.length === 0 && (
          <Notice kind="warn">
            <Trans id="checkout.noPayment">This venue offers no way to pay here. Please call it.</Trans>
          </Notice>
        )}
        {options.map(({ kind, means, label }) => (
          <RadioRow
            key={`${kind}-${means}`}
            label={label}
            isTall
            isChecked={payment?.kind === kind && payment.means === means}
            onSelect={() => choosePayment({ kind, means })}
          />
        ))}
      </OptionGroup>
    </div>
  )
}
