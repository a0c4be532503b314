import type { BillingAddress } from '#src/contract/billing.ts'
import { typedText } from '#src/domain/typed-text.ts'

/** The mandatory fields in the order of the form. */
type BillingField = (typeof companyFields)[number] | (typeof everybodysFields)[number]

const companyFields = ['companyName', 'vatNumber', 'taxCode'] as const
const everybodysFields = ['street', 'houseNumber', 'town', 'postcode', 'province', 'country'] as const

export type BillingKind = 'private' | 'company'

/** Longest VAT number and tax code [INV-10]. */
export const taxNumberLength = 20
export const italianProvinceLength = 2

/** The empty mandatory fields; company name and numbers are mandatory only for a company [INV-08, INV-09, INV-11]. */
export function missingBillingFields(address: BillingAddress): BillingField[] {
  const mandatory = isCompany(address) ? [...companyFields, ...everybodysFields] : everybodysFields
  return mandatory.filter((field) => typedText(address[field] ?? '') === '')
}

/**
 * Normalises an address: trimmed, cut to length, and without company data for a private person [INV-10, INV-12,
 * INV-13].
 */
export function normalBillingAddress(address: BillingAddress): BillingAddress & { readonly kind: BillingKind } {
  const company = isCompany(address)
  const country = typedText(address.country)
  const ofCompany = (text: string | null) => (company ? trimmed(text) : null)
  return {
    kind: company ? 'company' : 'private',
    companyName: ofCompany(address.companyName),
    vatNumber: ofCompany(address.vatNumber)?.slice(0, taxNumberLength) ?? null,
    recipientCode: ofCompany(address.recipientCode),
    certifiedEmail: ofCompany(address.certifiedEmail),
    taxCode: trimmed(address.taxCode)?.slice(0, taxNumberLength) ?? null,
    street: typedText(address.street),
    houseNumber: typedText(address.houseNumber),
    town: typedText(address.town),
    postcode: typedText(address.postcode),
    province: provinceIn(country, typedText(address.province)),
    country,
  }
}

/** The first two letters of an Italian province, others unchanged [INV-12]. */
export function provinceIn(country: string, province: string): string {
  return country === 'IT' ? province.slice(0, italianProvinceLength) : province
}

/** An unknown kind counts as a private person [INV-06]. */
function isCompany({ kind }: BillingAddress): boolean {
  return kind === 'company'
}

function trimmed(text: string | null): string | null {
  return typedText(text ?? '') || null
}
