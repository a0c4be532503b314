import { useLingui } from '@lingui/react/macro'

import { BillingFields } from '#src/parts/billing/billing-fields.tsx'

import { FoldableGroup } from './foldable-group.tsx'
import type { AccountBilling } from './use-account-billing.ts'

type BillingGroupProps = {
  readonly billing: AccountBilling
  readonly isChecked: boolean
  /** Heading level, one below the title of the page or sheet. */
  readonly headingLevel: 2 | 3
}

/** Optional fields for the recipient of invoices [ACCT-38..42]. */
export function BillingGroup({ billing, isChecked, headingLevel }: BillingGroupProps) {
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
        headingLevel={headingLevel}
        onChange={change}
      />
    </FoldableGroup>
  )
}
