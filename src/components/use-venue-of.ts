import type { Order } from '#src/contract/placed-order.ts'
import type { Venue } from '#src/contract/venue.ts'
import { useRestaurant } from '#src/instance/use-restaurant.ts'

/** The venue an order was placed at, which need not be the chosen one; null when it is gone. */
export function useVenueOf({ venueId }: Pick<Order, 'venueId'>): Venue | null {
  return useRestaurant().venues.find(({ id }) => id === venueId) ?? null
}
