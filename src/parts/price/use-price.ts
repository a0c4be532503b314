import type { Cents } from '#src/contract/values.ts'
import type { Venue } from '#src/contract/venue.ts'
import { formatMoney } from '#src/i18n/format-money.ts'
import { useRestaurant, useVenue } from '#src/parts/venue/use-restaurant.ts'

/** Returns a function that formats cents in the currency of the given venue, by default the chosen one [I18N-12]. */
export function usePrice(of?: Venue | null): (amount: Cents) => string {
  const chosen = useVenue()
  const venue = of ?? chosen
  const { currencies } = useRestaurant()
  const currency = currencies.find((one) => one.code === venue?.currencyCode) ?? currencies[0]
  const symbol = currency?.symbol || currency?.code || ''
  return (amount) => formatMoney(amount, symbol)
}
