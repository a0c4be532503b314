import { getDeliveryAddresses, newDeliveryAddress } from '#src/contract/delivery-address.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'

import type { ApiClient } from './create-api-client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** The addresses that a customer has saved, as they are for a venue; they are forgotten with the session. */
export function deliveryAddressesQuery(api: ApiClient, request: RequestOf<typeof getDeliveryAddresses>) {
  return endpointQuery(api, getDeliveryAddresses, request)
}

/** Saves an address; throws why the venue cannot take it [CHK-19, CHK-21]. */
export function sendDeliveryAddress(api: ApiClient, request: RequestOf<typeof newDeliveryAddress>) {
  return api.call(newDeliveryAddress, request)
}
