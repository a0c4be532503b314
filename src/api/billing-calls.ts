import { getBillingAddress, newBillingAddress } from '#src/contract/billing.ts'
import { getCountries } from '#src/contract/country.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'

import type { ApiClient } from './create-api-client.ts'
import type { Owner } from './customer-query.ts'
import { forCustomer } from './customer-query.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The customer's billing address [INV-03]. */
export function billingAddressQuery(api: ApiClient, customer: Owner) {
  return forCustomer(customer, endpointQuery(api, getBillingAddress, {}))
}

/** Checks a billing address and, on request, saves it to the account; throws what is wrong with it [INV-14..16]. */
export function sendBillingAddress(api: ApiClient, request: RequestOf<typeof newBillingAddress>) {
  return api.call(newBillingAddress, request)
}

/** The countries of an address; they do not change during a visit. */
export function countriesQuery(api: ApiClient) {
  return endpointQuery(api, getCountries, {}, Infinity)
}
