import type { Order } from '#src/contract/placed-order.ts'
import type { Venue } from '#src/contract/venue.ts'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'

/** The venue of an order, which may differ from the chosen one; null when it no longer exists, or without an order. */
export function useVenueOfOrder(order: Pick<Order, 'venueId'> | undefined): Venue | null {
  return useRestaurant().venues.find(({ id }) => id === order?.venueId) ?? null
}
