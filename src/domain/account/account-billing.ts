import type { BillingAddress, NewBilling } from '#src/contract/billing.ts'
import { missingBillingFields, normalBillingAddress } from '#src/domain/checkout/billing-address.ts'
import type { BillingForm } from '#src/domain/checkout/billing-form.ts'
import { billingForm } from '#src/domain/checkout/billing-form.ts'
import { typedText } from '#src/domain/typed-text.ts'

/** The venue's rule for billing addresses: its country, and whether every order needs an invoice. */
export type BillingRule = { readonly country: string; readonly isMandatory: boolean }

/**
 * Initial form for the billing address of an account; a new one is for a company unless every order needs an invoice
 * [ACCT-39, ACCT-40].
 */
export function accountBillingForm(address: BillingAddress | null, { country, isMandatory }: BillingRule): BillingForm {
  const form = billingForm(address, country)
  return address || isMandatory ? form : { ...form, kind: 'company' }
}

/** Whether no field is filled in; the preselected country and kind do not count [ACCT-42]. */
export function isBlankBilling({ kind: _kind, country: _country, ...texts }: BillingForm): boolean {
  return Object.values(texts).every((text) => typedText(text) === '')
}

/** The empty mandatory fields; none for an optional address that is blank [ACCT-42]. */
export function missingAccountBilling(form: BillingForm, { isMandatory }: Pick<BillingRule, 'isMandatory'>) {
  return !isMandatory && isBlankBilling(form) ? [] : missingBillingFields(form)
}

/** The address to send with an account; null for an optional address that is blank [ACCT-42, INV-17]. */
export function billingToSend(form: BillingForm, { isMandatory }: Pick<BillingRule, 'isMandatory'>): NewBilling | null {
  return !isMandatory && isBlankBilling(form) ? null : normalBillingAddress(form)
}
