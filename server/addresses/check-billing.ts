import type { Answer } from '#server/platform/refusal.ts'
import { refusedWith } from '#server/platform/refusal.ts'
import { fieldText } from '#server/platform/texts/forms.ts'
import type { BillingAddress } from '#src/contract/billing.ts'
import { missingBillingFields, normalBillingAddress } from '#src/domain/checkout/billing-address.ts'
import { accept } from '#src/domain/verdict.ts'
import type { Language } from '#src/options/languages.ts'

/** A billing address in normal form, or one text for each field that is missing [INV-08, INV-11, INV-14]. */
export function checkBilling(address: BillingAddress, language: Language): Answer<BillingAddress> {
  const missing = missingBillingFields(address)
  if (missing.length === 0) return accept(normalBillingAddress(address))
  return refusedWith(
    'VALIDATION',
    missing.map((field) => fieldText(language, field, 'required')),
  )
}
