import { getOrder, getOrderHistory } from '#src/contract/placed-order.ts'
import type { Id } from '#src/contract/values.ts'

import type { ApiClient } from './create-api-client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** An order; never from the cache. */
export function orderQuery(
  api: ApiClient,
  request: { id: Id<'Order'>; venueId: Id<'Venue'> | null; token: string | null },
) {
  return endpointQuery(api, getOrder, request, 0)
}

/** Orders of the signed-in customer; never from the cache [BAPI-29]. */
export function orderHistoryQuery(api: ApiClient) {
  return endpointQuery(api, getOrderHistory, { countsMessages: true }, 0)
}
