import type { Cents } from '#src/contract/values.ts'
import { formatMoney } from '#src/i18n/format-money.ts'
import { useRestaurant, useVenue } from '#src/instance/use-restaurant.ts'

/** Writes amounts in the currency of the venue [I18N-12]. */
export function usePrice(): (amount: Cents) => string {
  const venue = useVenue()
  const { currencies } = useRestaurant()
  const currency = currencies.find((one) => one.code === venue?.currencyCode) ?? currencies[0]
  const symbol = currency?.symbol || currency?.code || ''
  return (amount) => formatMoney(amount, symbol)
}
