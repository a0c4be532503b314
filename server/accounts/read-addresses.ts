import { checkBilling } from '#server/addresses/check-billing.ts'
import type { AddressContent } from '#server/addresses/delivery-addresses.ts'
import { deliveryCitiesOf } from '#server/addresses/delivery-cities.ts'
import { readNewAddress } from '#server/addresses/read-new-address.ts'
import type { Call } from '#server/platform/call.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused, refusedWith } from '#server/platform/refusal.ts'
import { formText } from '#server/platform/texts/forms.ts'
import type { VenueRow } from '#server/venues/venue-queries.ts'
import { venueRow, venueRowsOf } from '#server/venues/venue-queries.ts'
import type { register } from '#src/contract/account-form.ts'
import type { BillingAddress } from '#src/contract/billing.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import { accept } from '#src/domain/verdict.ts'

type Sent = Pick<RequestOf<typeof register>, 'venueId' | 'addresses'>
export type AccountAddresses = { readonly delivery: AddressContent | null; readonly billing: BillingAddress | null }

/**
 * The addresses of an account form in stored form, or a refusal; checked for the requested venue, else for the first.
 */
export async function readAddresses({ venueId, addresses }: Sent, call: Call): Promise<Answer<AccountAddresses>> {
  const venue = await venueOf(venueId, call)
  if (!venue) return refused('ENTITY_NOT_FOUND')
  const billing = readBilling(addresses?.billing ?? null, venue, call)
  if (!billing.ok) return billing
  const delivery = await readDelivery(addresses?.delivery ?? null, venue, call)
  return delivery.ok ? accept({ billing: billing.value, delivery: delivery.value }) : delivery
}

async function venueOf(venueId: Sent['venueId'], { db, restaurant }: Call): Promise<VenueRow | null> {
  if (venueId !== null) return venueRow(db, restaurant.id, venueId)
  const [first] = await venueRowsOf(db, restaurant.id)
  return first ?? null
}

type SentAddresses = NonNullable<Sent['addresses']>

/** A venue that invoices every order requires a billing address [ACCT-39, ACCT-42]. */
function readBilling(
  billing: SentAddresses['billing'],
  { requiresInvoice }: VenueRow,
  { language }: Call,
): Answer<BillingAddress | null> {
  if (billing) return checkBilling(billing, language)
  return requiresInvoice ? refusedWith('VALIDATION', [formText(language, 'invoiceMissing')]) : accept(null)
}

async function readDelivery(
  delivery: SentAddresses['delivery'],
  venue: VenueRow,
  call: Call,
): Promise<Answer<AddressContent | null>> {
  if (!delivery) return accept(null)
  const cities = await deliveryCitiesOf(call, null)
  return readNewAddress(delivery, { venue, cities }, call)
}
