import { useState } from 'react'

import type { BillingAddress } from '#src/contract/billing.ts'
import {
  accountBillingForm,
  billingToSend,
  isBlankBilling,
  missingAccountBilling,
} from '#src/domain/account/account-billing.ts'
import type { BillingForm } from '#src/domain/checkout/billing-form.ts'
import { changeBilling } from '#src/domain/checkout/billing-form.ts'
import { useRestaurant, useVenue } from '#src/parts/venue/use-restaurant.ts'

/** State of the billing address of an account: values, missing fields and the address to send [ACCT-38..45, INV-17]. */
export function useAccountBilling(known: BillingAddress | null) {
  const { venues } = useRestaurant()
  const venue = useVenue() ?? venues[0]
  const rule = { country: venue?.country ?? '', isMandatory: venue?.requiresInvoice ?? false }
  const [form, setForm] = useState(() => accountBillingForm(known, rule))
  return {
    form,
    isMandatory: rule.isMandatory,
    isBlank: isBlankBilling(form),
    missing: missingAccountBilling(form, rule),
    change: (part: Partial<BillingForm>) => setForm((before) => changeBilling(before, part)),
    reset: () => setForm(accountBillingForm(null, rule)),
    toSend: () => billingToSend(form, rule),
  }
}

export type AccountBilling = ReturnType<typeof useAccountBilling>
