import type { Cents } from '#src/contract/values.ts'
import type { Venue } from '#src/contract/venue.ts'
import { currencyAt } from '#src/domain/currency.ts'
import type { Currency } from '#src/domain/currency.ts'
import { formatMoney } from '#src/i18n/format-money.ts'
import { useRestaurant, useVenue } from '#src/parts/venue/use-restaurant.ts'

/** The currency of the given venue, by default of the chosen one [PRICE-46]. */
export function useCurrency(of?: Venue | null): Currency {
  const chosen = useVenue()
  const { venues, currencies } = useRestaurant()
  return currencyAt(of ?? chosen, venues, currencies)
}

/** Returns a function that formats cents in the currency of the given venue, by default the chosen one [I18N-12]. */
export function usePrice(of?: Venue | null): (amount: Cents) => string {
  const { symbol } = useCurrency(of)
  return (amount) => formatMoney(amount, symbol)
}
