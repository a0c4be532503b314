import { useContext } from 'react'
import { useSnapshot } from 'valtio'

import { restaurantQuery } from '#src/api/restaurant-calls.ts'
import type { Restaurant } from '#src/contract/restaurant.ts'
import type { Venue } from '#src/contract/venue.ts'
import { useIsConnected } from '#src/instance/connection.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { isOutdated } from '#src/query/earlier-visit.ts'
import { useQuery } from '#src/query/use-query.ts'

import { RestaurantContext } from './restaurant-provider.tsx'

/** The restaurant with the latest licenses and without venues flagged as dead. Throws before startup has loaded it. */
export function useRestaurant(): Restaurant {
  const restaurant = useContext(RestaurantContext)
  if (!restaurant) throw new Error('Comanda: no restaurant before startup')
  return restaurant
}

/** True without a connection, and while only data of an earlier visit is known because the service does not reply. */
export function useIsOffline(): boolean {
  const instance = useInstance()
  const isConnected = useIsConnected(instance.connection)
  // Read, so that the component renders again when fetching has failed or succeeded.
  const { isError } = useQuery(restaurantQuery(instance.api))
  return !isConnected || (isError && knowsOnlyEarlierVisit(instance))
}

/** True while only data of an earlier visit is known because the service could not be reached. */
export function knowsOnlyEarlierVisit({ api, queryClient }: Instance): boolean {
  return isOutdated(queryClient, restaurantQuery(api).queryKey)
}

/** Whether failed calls show no alert: there is no connection, or failed calls are being retried after it returned. */
export function isOffline(instance: Instance): boolean {
  const { isOnline, isRecovering } = instance.connection
  return !isOnline || isRecovering || knowsOnlyEarlierVisit(instance)
}

/** The chosen venue, or null while none is chosen. */
export function useVenue(): Venue | null {
  const { stores } = useInstance()
  const { venueId } = useSnapshot(stores.place.state)
  return useRestaurant().venues.find((venue) => venue.id === venueId) ?? null
}

/** IANA zone of the venue, or the browser's when the service does not say (contract 1.2). */
export function timeZoneOf(venue: Venue | null): string {
  return venue?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}
