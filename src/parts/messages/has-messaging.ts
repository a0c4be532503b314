import { useSnapshot } from 'valtio'

import { restaurantQuery } from '#src/api/restaurant-calls.ts'
import type { Restaurant } from '#src/contract/restaurant.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useVenue } from '#src/parts/venue/use-restaurant.ts'

/** Whether messaging is available: for a signed-in customer of a venue that offers it [SHELL-04, SHELL-25]. */
export function hasMessaging({ api, queryClient, stores }: Instance): boolean {
  if (!stores.session.credentials()) return false
  const restaurant = queryClient.getQueryData<Restaurant>(restaurantQuery(api).queryKey)
  return restaurant?.venues.find(({ id }) => id === stores.place.state.venueId)?.hasMessaging ?? false
}

/** Like `hasMessaging`, as a hook. */
export function useHasMessaging(): boolean {
  const { stores } = useInstance()
  const { apiKey, email } = useSnapshot(stores.session.state)
  const venue = useVenue()
  return apiKey !== null && email !== null && (venue?.hasMessaging ?? false)
}
