import { useLingui } from '@lingui/react/macro'

import type { Order } from '#src/contract/placed-order.ts'
import { fullAddress } from '#src/domain/venues/venue-address.ts'

/** Billing data of an order, one line for each part that is set [ORD-15]. */
export function InvoiceLines({ order }: { readonly order: Order }) {
  const { t } = useLingui()
  const named = (label: string, value: string | null) => value && `${label}: ${value}`
  const address = fullAddress({
    street: order.invoiceStreet ?? '',
    houseNumber: order.invoiceHouseNumber ?? '',
    postcode: order.invoicePostcode ?? '',
    town: order.invoiceTown ?? '',
    province: order.invoiceProvince ?? '',
  })
  const lines = [
    order.invoiceKind === 'company' && t({ id: 'billing.company', message: 'Company' }),
    order.invoiceKind === 'private' && t({ id: 'billing.private', message: 'Private person' }),
    order.invoiceCompanyName,
    named(t({ id: 'billing.vatNumber', message: 'VAT number' }), order.invoiceVatNumber),
    named(t({ id: 'billing.taxCode', message: 'Tax code' }), order.invoiceTaxCode),
    [address, order.invoiceCountry].filter(Boolean).join(', '),
    named(t({ id: 'billing.recipientCode', message: 'Recipient code (SDI)' }), order.invoiceRecipientCode),
    named(t({ id: 'billing.certifiedEmail', message: 'Certified e-mail (PEC)' }), order.invoiceCertifiedEmail),
  ].filter(Boolean)
  return (
    <>
      {lines.map((line) => (
        <span className="line" key={String(line)}>
          {line}
        </span>
      ))}
    </>
  )
}
