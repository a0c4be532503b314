import { getRestaurantInfo, getStatus } from '#src/contract/restaurant.ts'

import type { ApiClient } from './create-api-client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** Restaurant information and status are fetched again every 100 s while the widget is open [SHELL-07]. */
export const refreshMs = 100_000

export function restaurantQuery(api: ApiClient) {
  return endpointQuery(api, getRestaurantInfo, {}, refreshMs)
}

export function statusQuery(api: ApiClient) {
  return endpointQuery(api, getStatus, {}, refreshMs)
}
