import type { BillingAddress } from '#src/contract/billing.ts'

import type { BillingKind } from './billing-address.ts'
import { provinceIn, taxNumberLength } from './billing-address.ts'

/** Fields that only a company has [INV-09, INV-13]. */
const companyFields = ['companyName', 'vatNumber', 'recipientCode', 'certifiedEmail'] as const

/** Form of a billing address: every field is a string. */
export type BillingForm = { readonly kind: BillingKind } & Readonly<
  Record<Exclude<keyof BillingAddress, 'kind'>, string>
>

const blank: BillingForm = {
  kind: 'private',
  companyName: '',
  vatNumber: '',
  recipientCode: '',
  certifiedEmail: '',
  taxCode: '',
  street: '',
  houseNumber: '',
  town: '',
  postcode: '',
  province: '',
  country: '',
}

/** Initial form of an address; a new one is for a private person in the country of the venue [INV-06, INV-07]. */
export function billingForm(address: BillingAddress | null, country: string): BillingForm {
  if (!address) return { ...blank, country }
  const { kind, ...parts } = address
  const texts = Object.entries(parts).map(([name, text]) => [name, text ?? ''])
  return { ...blank, ...Object.fromEntries(texts), kind: kind === 'company' ? 'company' : 'private' }
}

/**
 * Applies a change to the form, within its limits; clears company fields for a private person [INV-10, INV-12, INV-13].
 */
export function changeBilling(before: BillingForm, change: Partial<BillingForm>): BillingForm {
  const form = { ...before, ...change }
  const emptied = form.kind === 'private' ? Object.fromEntries(companyFields.map((field) => [field, ''])) : {}
  return {
    ...form,
    taxCode: form.taxCode.slice(0, taxNumberLength),
    vatNumber: form.vatNumber.slice(0, taxNumberLength),
    province: provinceIn(form.country, form.province),
    ...emptied,
  }
}
