import { restaurantQuery } from '#src/api/restaurant-calls.ts'
import type { Restaurant } from '#src/contract/restaurant.ts'
import type { Cents } from '#src/contract/values.ts'
import { currencyAt } from '#src/domain/currency.ts'
import { formatMoney } from '#src/i18n/format-money.ts'
import type { Instance } from '#src/instance/create-instance.ts'

/** The same as `usePrice` outside of a component, for a venue, by default the chosen one. */
export function priceOf(
  { api, queryClient, stores }: Pick<Instance, 'api' | 'queryClient' | 'stores'>,
  venueId = stores.place.state.venueId,
): (amount: Cents) => string {
  const { venues = [], currencies = [] } = queryClient.getQueryData<Restaurant>(restaurantQuery(api).queryKey) ?? {}
  const { symbol } = currencyAt(venues.find(({ id }) => id === venueId) ?? null, venues, currencies)
  return (amount) => formatMoney(amount, symbol)
}
