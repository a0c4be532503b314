import type { Currency } from '#src/contract/restaurant.ts'
import type { Cents, Id } from '#src/contract/values.ts'

/** The currencies of the demo's restaurants. */
export const currencies: readonly Currency[] = [{ id: 1 as Id<'Currency'>, code: 'EUR', symbol: '€' }]

const decimals = new Intl.NumberFormat('it-IT', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: 'always',
})

/**
 * An amount as the widget writes it, `1.234,50 €`: the same in every language, two decimals whatever the currency, then
 * a no-break space and the symbol, or the code of a currency that has none here [PRICE-03].
 */
export function moneyText(amount: Cents, currencyCode: string): string {
  const symbol = currencies.find(({ code }) => code === currencyCode)?.symbol ?? currencyCode
  return `${decimals.format(amount / 100)}\u00A0${symbol}`
}
