import type { BillingAddress } from '#src/contract/billing.ts'

/** What only a company has [INV-09, INV-13]. */
const companyFields = ['companyName', 'vatNumber', 'recipientCode', 'certifiedEmail'] as const
const postalFields = ['street', 'houseNumber', 'postcode', 'town', 'province'] as const
const maxCode = 20

export type BillingKind = 'private' | 'company'
type BillingText = Exclude<keyof BillingAddress, 'kind'>

/** A billing address as it is typed: nothing is null. */
export type BillingForm = { readonly kind: BillingKind } & Readonly<Record<BillingText, string>>

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

/** The form for an address to change; a new one is a private person's in the country of the venue [INV-06, INV-07]. */
export function billingForm(address: BillingAddress | null, country: string): BillingForm {
  if (!address) return { ...blank, country }
  const { kind, ...parts } = address
  const texts = Object.entries(parts).map(([name, text]) => [name, text ?? ''])
  return { ...blank, ...Object.fromEntries(texts), kind: kind === 'company' ? 'company' : 'private' }
}

/** The form after a change, within its limits; a private person has nothing of a company [INV-10, INV-12, INV-13]. */
export function changeBilling(form: BillingForm, change: Partial<BillingForm>): BillingForm {
  const next = { ...form, ...change }
  return {
    ...next,
    ...(next.kind === 'private' ? Object.fromEntries(companyFields.map((field) => [field, ''])) : {}),
    taxCode: next.taxCode.slice(0, maxCode),
    vatNumber: next.kind === 'private' ? '' : next.vatNumber.slice(0, maxCode),
    province: next.country === 'IT' ? next.province.slice(0, 2) : next.province,
  }
}

/** The required fields that are empty, in the order of the form [INV-08, INV-11]. */
export function missingInBilling(form: BillingForm): BillingText[] {
  const required = [
    ...(form.kind === 'company' ? (['companyName', 'vatNumber', 'taxCode'] as const) : []),
    ...postalFields,
  ]
  return required.filter((field) => form[field].trim() === '')
}

/** A stored address may lack what an invoice needs: then there is none to use. */
export function isBillingComplete(address: BillingAddress): boolean {
  return missingInBilling(billingForm(address, '')).length === 0
}

/** The form as it is sent: trimmed, what is empty and not part of every address as null. */
export function billingToSend(form: BillingForm): BillingAddress & { readonly kind: BillingKind } {
  const text = (field: BillingText) => form[field].trim()
  const orNull = (field: BillingText) => text(field) || null
  return {
    kind: form.kind,
    companyName: orNull('companyName'),
    vatNumber: orNull('vatNumber'),
    recipientCode: orNull('recipientCode'),
    certifiedEmail: orNull('certifiedEmail'),
    taxCode: orNull('taxCode'),
    street: text('street'),
    houseNumber: text('houseNumber'),
    town: text('town'),
    postcode: text('postcode'),
    province: text('province'),
    country: form.country,
  }
}
