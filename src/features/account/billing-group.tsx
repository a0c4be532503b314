import { useLingui } from '@lingui/react/macro'

import { BillingFields } from '#src/components/billing/billing-fields.tsx'

import { FoldableGroup } from './foldable-group.tsx'
import type { AccountBilling } from './use-account-billing.ts'

type BillingGroupProps = { readonly billing: AccountBilling; readonly isChecked: boolean }

/** Whom invoices are for; whoever needs none leaves it alone [ACCT-38..42]. */
export function BillingGroup({ billing, isChecked }: BillingGroupProps) {
  const { t } = useLingui()
  const { form, isMandatory, isBlank, missing, change } = billing
  return (
    <FoldableGroup
      title={t({ id: 'account.billing', message: 'Billing address' })}
      isRequired={isMandatory}
      isFilled={!isBlank}
    >
      <BillingFields
        form={form}
        missing={isChecked ? missing : []}
        isOptional={!isMandatory && isBlank}
        onChange={change}
      />
    </FoldableGroup>
  )
}
