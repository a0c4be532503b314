import { createContext, useMemo } from 'react'
import type { ReactNode } from 'react'

import { restaurantQuery, statusQuery } from '#src/api/restaurant-calls.ts'
import type { Restaurant } from '#src/contract/restaurant.ts'
import { liveVenues, withLicenses } from '#src/domain/venues/venue-state.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { useQuery } from '#src/query/use-query.ts'

/** Null before startup has loaded the restaurant; read by `useRestaurant`. */
export const RestaurantContext = createContext<Restaurant | null>(null)

type RestaurantProviderProps = {
  /** False while startup has not loaded the restaurant: nothing is asked for, and nothing below may need it. */
  readonly isLoaded: boolean
  readonly children: ReactNode
}

/** Follows the restaurant and the status once for all components below: every price of a menu reads them. */
export function RestaurantProvider({ isLoaded, children }: RestaurantProviderProps) {
  const api = useApi()
  const { data: restaurant } = useQuery(isLoaded ? restaurantQuery(api) : null)
  const { data: status } = useQuery(isLoaded ? statusQuery(api) : null)
  const shown = useMemo(() => {
    if (!restaurant) return null
    const current = status ? withLicenses(restaurant, status.licenses) : restaurant
    return { ...current, venues: liveVenues(current) }
  }, [restaurant, status])
  return <RestaurantContext value={shown}>{children}</RestaurantContext>
}
