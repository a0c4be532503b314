import { restaurantQuery } from '#src/api/restaurant-calls.ts'
import type { Restaurant } from '#src/contract/restaurant.ts'
import type { Venue } from '#src/contract/venue.ts'
import { accept, refuse } from '#src/domain/verdict.ts'
import type { Instance } from '#src/instance/create-instance.ts'

import type { Answer } from './command.ts'

export function knownRestaurant({ api, queryClient }: Instance): Restaurant | undefined {
  return queryClient.getQueryData<Restaurant>(restaurantQuery(api).queryKey)
}

/** The venue that the diner has chosen. */
export function chosenVenue(instance: Instance): Answer<Venue> {
  const { venueId } = instance.stores.place.state
  const venue = knownRestaurant(instance)?.venues.find(({ id }) => id === venueId)
  return venue ? accept(venue) : refuse('No venue is chosen yet. The diner chooses one in the widget.')
}
