import { checkBilling } from '#server/addresses/check-billing.ts'
import type { Call } from '#server/platform/call.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refusedWith } from '#server/platform/refusal.ts'
import { formText } from '#server/platform/texts/forms.ts'
import type { VenueRow } from '#server/venues/venue-queries.ts'
import type { BillingAddress } from '#src/contract/billing.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import type { createOrder } from '#src/contract/order.ts'
import { accept } from '#src/domain/verdict.ts'

type OrderRequest = RequestOf<typeof createOrder>

/** The billing address of the invoice, or null without an invoice; some venues require one [INV-02, INV-18]. */
export function checkInvoice(
  request: OrderRequest,
  { requiresInvoice }: Pick<VenueRow, 'requiresInvoice'>,
  { language }: Pick<Call, 'language'>,
): Answer<BillingAddress | null> {
  if (request.wantsInvoice) return checkBilling(billingAddressOf(request), language)
  return requiresInvoice ? refusedWith('VALIDATION', [formText(language, 'invoiceMissing')]) : accept(null)
}

function billingAddressOf(request: OrderRequest): BillingAddress {
  return {
    kind: request.invoiceKind ?? 'private',
    companyName: request.invoiceCompanyName,
    vatNumber: request.invoiceVatNumber,
    recipientCode: request.invoiceRecipientCode,
    certifiedEmail: request.invoiceCertifiedEmail,
    taxCode: request.invoiceTaxCode,
    street: request.invoiceStreet ?? '',
    houseNumber: request.invoiceHouseNumber ?? '',
    town: request.invoiceTown ?? '',
    postcode: request.invoicePostcode ?? '',
    province: request.invoiceProvince ?? '',
    country: request.invoiceCountry ?? '',
  }
}
