import type { RequestOf } from '#src/contract/endpoint.ts'
import { getReservation, getReservationConfig, getReservations, reserve } from '#src/contract/reservation.ts'
import type { Id } from '#src/contract/values.ts'

import type { ApiClient } from './create-api-client.ts'
import type { Owner } from './customer-query.ts'
import { forCustomer } from './customer-query.ts'
import { endpointQuery } from './endpoint-query.ts'

/** Reservation configuration of the venue; never from the cache [API-53]. */
export function reservationConfigQuery(api: ApiClient, venueId: Id<'Venue'>) {
  return endpointQuery(api, getReservationConfig, { venueId, type: 'reservation' }, 0)
}

/** Books a table. With the same key the service creates no second reservation (contract 1.5). */
export function sendReservation(api: ApiClient, request: RequestOf<typeof reserve>, idempotencyKey: string) {
  return api.call(reserve, request, { idempotencyKey })
}

/** Reservations of the signed-in customer; never from the cache [API-50]. */
export function reservationsQuery(api: ApiClient, customer: Owner) {
  return forCustomer(customer, endpointQuery(api, getReservations, { venueId: null, countsMessages: true }, 0))
}

/** One reservation; never from the cache [API-51]. */
export function reservationQuery(api: ApiClient, id: Id<'Reservation'>, customer: Owner) {
  return forCustomer(customer, endpointQuery(api, getReservation, { venueId: null, id }, 0))
}
