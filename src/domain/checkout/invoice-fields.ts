import type { BillingAddress } from '#src/contract/billing.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import type { createOrder } from '#src/contract/order.ts'

type OrderRequest = RequestOf<typeof createOrder>
type InvoiceFields = Pick<OrderRequest, Extract<keyof OrderRequest, `invoice${string}`>>

/** The billing address of an order, field by field; all null without an invoice [INV-18]. */
export function invoiceFields(address: BillingAddress | null): InvoiceFields {
  if (!address) return noInvoice
  return {
    // An unknown kind counts as a private person [INV-06].
    invoiceKind: address.kind === 'company' ? 'company' : 'private',
    invoiceCompanyName: address.companyName,
    invoiceTaxCode: address.taxCode,
    invoiceVatNumber: address.vatNumber,
    invoiceStreet: address.street,
    invoiceHouseNumber: address.houseNumber,
    invoicePostcode: address.postcode,
    invoiceProvince: address.province,
    invoiceCountry: address.country,
    invoiceTown: address.town,
    invoiceRecipientCode: address.recipientCode,
    invoiceCertifiedEmail: address.certifiedEmail,
  }
}

const noInvoice: InvoiceFields = {
  invoiceKind: null,
  invoiceCompanyName: null,
  invoiceTaxCode: null,
  invoiceVatNumber: null,
  invoiceStreet: null,
  invoiceHouseNumber: null,
  invoicePostcode: null,
  invoiceProvince: null,
  invoiceCountry: null,
  invoiceTown: null,
  invoiceRecipientCode: null,
  invoiceCertifiedEmail: null,
}
