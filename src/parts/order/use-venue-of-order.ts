import type { Order } from '#src/contract/placed-order.ts'
import type { Venue } from '#src/contract/venue.ts'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'

/**
 * The venue an order was placed at, which need not be the chosen one; null when it is gone, or there is no order yet.
 */
export function useVenueOfOrder(order: Pick<Order, 'venueId'> | undefined): Venue | null {
  return useRestaurant().venues.find(({ id }) => id === order?.venueId) ?? null
}
