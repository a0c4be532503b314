import { getRestaurantInfo, getStatus } from '#src/contract/restaurant.ts'

import type { ApiClient } from './create-api-client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** Restaurant information and status are fetched again every 100 s while the widget is open [SHELL-07]. */
export const refreshMs = 100_000

// No screen renders without these two, and no component observes them during startup: they stay in the cache for good.
// Each language has its own entry.
const gcTime = Infinity

export function restaurantQuery(api: ApiClient) {
  return { ...endpointQuery(api, getRestaurantInfo, {}, refreshMs), gcTime }
}

export function statusQuery(api: ApiClient) {
  return { ...endpointQuery(api, getStatus, {}, refreshMs), gcTime }
}
