import { getRestaurantInfo, getStatus } from '#src/contract/restaurant.ts'

import type { ApiClient } from './create-api-client.ts'
import { endpointQuery } from './endpoint-query.ts'

/** Restaurant information and status are asked again every 100 s while the widget is open [SHELL-07]. */
export const refreshMs = 100_000

// No screen can be drawn without these two, and nothing observes them during startup: they stay in the cache as long as
// the widget lives, one answer per language.
const gcTime = Infinity

export function restaurantQuery(api: ApiClient) {
  return { ...endpointQuery(api, getRestaurantInfo, {}, refreshMs), gcTime }
}

export function statusQuery(api: ApiClient) {
  return { ...endpointQuery(api, getStatus, {}, refreshMs), gcTime }
}
