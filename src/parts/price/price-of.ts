import { restaurantQuery } from '#src/api/restaurant-calls.ts'
import type { Restaurant } from '#src/contract/restaurant.ts'
import type { Cents } from '#src/contract/values.ts'
import { formatMoney } from '#src/i18n/format-money.ts'
import type { Instance } from '#src/instance/create-instance.ts'

/** The same as `usePrice` for the chosen venue, outside of a component. */
export function priceOf({ api, queryClient, stores }: Instance): (amount: Cents) => string {
  const restaurant = queryClient.getQueryData<Restaurant>(restaurantQuery(api).queryKey)
  const venue = restaurant?.venues.find(({ id }) => id === stores.place.state.venueId)
  const currencies = restaurant?.currencies ?? []
  const currency = currencies.find(({ code }) => code === venue?.currencyCode) ?? currencies[0]
  return (amount) => formatMoney(amount, currency?.symbol || currency?.code || '')
}
