import type { BillingAddress, NewBilling } from '#src/contract/billing.ts'
import { missingBillingFields, normalBillingAddress } from '#src/domain/checkout/billing-address.ts'
import type { BillingForm } from '#src/domain/checkout/billing-form.ts'
import { billingForm } from '#src/domain/checkout/billing-form.ts'

/** Where an account is made or changed: the venue's country, and whether it makes out an invoice for every order. */
export type BillingRule = { readonly country: string; readonly isMandatory: boolean }

/**
 * The form for the billing address of an account; a new one is a company's unless every order has its invoice [ACCT-39,
 * ACCT-40].
 */
export function accountBillingForm(address: BillingAddress | null, { country, isMandatory }: BillingRule): BillingForm {
  const form = billingForm(address, country)
  return address || isMandatory ? form : { ...form, kind: 'company' }
}

/** Nothing is filled in: a preselected country or kind does not count [ACCT-42]. */
export function isBlankBilling({ kind: _kind, country: _country, ...texts }: BillingForm): boolean {
  return Object.values(texts).every((text) => text.trim() === '')
}

/** The mandatory fields that are empty; none where no address is needed and none was begun [ACCT-42]. */
export function missingAccountBilling(form: BillingForm, { isMandatory }: Pick<BillingRule, 'isMandatory'>) {
  return !isMandatory && isBlankBilling(form) ? [] : missingBillingFields(form)
}

/** The address as an account sends it; null when none is needed and none was begun [ACCT-42, INV-17]. */
export function billingToSend(form: BillingForm, { isMandatory }: Pick<BillingRule, 'isMandatory'>): NewBilling | null {
  return !isMandatory && isBlankBilling(form) ? null : normalBillingAddress(form)
}
