import { restaurantQuery } from '#src/api/restaurant-calls.ts'
import type { Restaurant } from '#src/contract/restaurant.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { useCustomer } from '#src/instance/use-customer.ts'
import { useVenue } from '#src/parts/venue/use-restaurant.ts'

/** Whether messaging is available: for a signed-in customer of a venue that offers it [SHELL-04, SHELL-25]. */
export function hasMessaging({ api, queryClient, stores }: Instance): boolean {
  if (!stores.session.state.customer) return false
  const restaurant = queryClient.getQueryData<Restaurant>(restaurantQuery(api).queryKey)
  return restaurant?.venues.find(({ id }) => id === stores.place.state.venueId)?.hasMessaging ?? false
}

/** Like `hasMessaging`, as a hook. */
export function useHasMessaging(): boolean {
  const customer = useCustomer()
  const venue = useVenue()
  return customer !== null && (venue?.hasMessaging ?? false)
}
