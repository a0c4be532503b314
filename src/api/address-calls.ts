import {
  deleteDeliveryAddress,
  getDeliveryAddresses,
  newDeliveryAddress,
  setDefaultDeliveryAddress,
} from '#src/contract/delivery-address.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import { geocode } from '#src/contract/geocode.ts'
import type { Id } from '#src/contract/values.ts'
import { getMixedInfo } from '#src/contract/venue-content.ts'

import type { ApiClient } from './create-api-client.ts'
import type { Owner } from './customer-query.ts'
import { forCustomer } from './customer-query.ts'
import { endpointQuery } from './endpoint-query.ts'

// Suggestions stay valid longer than the diner types.
const geocodeStaleMs = 10 * 60_000

/** Delivery cities of a venue; null = of all venues. */
export function deliveryCitiesQuery(api: ApiClient, venueId: Id<'Venue'> | null) {
  return endpointQuery(api, getMixedInfo, { venueId, orderType: null, newsLimit: null, deliveryCities: true })
}

/** Delivery configuration of a venue whose own data lacks it. */
export function deliveryOfferQuery(api: ApiClient, venueId: Id<'Venue'>) {
  return endpointQuery(api, getMixedInfo, { venueId, orderType: null, newsLimit: null, delivery: true })
}

/** Saved addresses of the customer with coordinates, judged for the venue. */
export function savedAddressesQuery(api: ApiClient, venueId: Id<'Venue'> | null, customer: Owner) {
  return orderAddressesQuery(api, { venueId, zoneMode: 'coordinates', deliveryCityIds: null }, customer)
}

/** Saved addresses of the customer in either mode, or only those in some cities [CHK-21]. */
export function orderAddressesQuery(api: ApiClient, request: RequestOf<typeof getDeliveryAddresses>, customer: Owner) {
  return forCustomer(customer, endpointQuery(api, getDeliveryAddresses, request))
}

/** Saves an address; throws the refusal of the venue [CHK-19, CHK-21]. */
export function sendDeliveryAddress(api: ApiClient, request: RequestOf<typeof newDeliveryAddress>) {
  return api.call(newDeliveryAddress, request)
}

/** Makes one saved address the default [ACCT-58]. */
export function sendDefaultAddress(api: ApiClient, addressId: Id<'DeliveryAddress'>) {
  return api.call(setDefaultDeliveryAddress, { addressId })
}

/** Deletes a saved address [ACCT-59]. */
export function sendAddressDeletion(api: ApiClient, addressId: Id<'DeliveryAddress'>) {
  return api.call(deleteDeliveryAddress, { addressId })
}

/** What is looked up, and the venue near which places come first; null = none is chosen yet. */
export type PlaceQuestion = { readonly address: string; readonly venueId: Id<'Venue'> | null }

/** Suggestions for the beginning of an address. */
export function suggestionsForQuery(api: ApiClient, question: PlaceQuestion) {
  return endpointQuery(api, geocode, { ...question, isPartial: true }, geocodeStaleMs)
}

/** Places found for a complete address, the best first. */
export function placesQuery(api: ApiClient, question: PlaceQuestion) {
  return endpointQuery(api, geocode, { ...question, isPartial: false }, geocodeStaleMs)
}
