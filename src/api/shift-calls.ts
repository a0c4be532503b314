import type { RequestOf } from '#src/contract/endpoint.ts'
import { getDays, getServiceConfigs, getSlots } from '#src/contract/shift.ts'
import type { Id } from '#src/contract/values.ts'

import type { ApiClient } from './create-api-client.ts'
import type { Owner } from './customer-query.ts'
import { forCustomer } from './customer-query.ts'
import { endpointQuery } from './endpoint-query.ts'

export type SlotSearch = RequestOf<typeof getDays>

/** Configuration of each order type of the venue, with the customer's default address. */
export function serviceConfigsQuery(api: ApiClient, venueId: Id<'Venue'>, customer: Owner) {
  return forCustomer(customer, endpointQuery(api, getServiceConfigs, { venueId, type: null }))
}

/** Days with their slots; fresh for 30 s. */
export function daysQuery(api: ApiClient, search: SlotSearch) {
  return endpointQuery(api, getDays, search, 30_000)
}

/** Slots of one day, never from the cache: for the time-limit dialog [CART-32]. */
export function slotsQuery(api: ApiClient, search: RequestOf<typeof getSlots>) {
  return endpointQuery(api, getSlots, search, 0)
}
