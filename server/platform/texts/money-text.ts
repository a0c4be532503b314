import type { Cents } from '#src/contract/values.ts'
import { currencyOf } from '#src/domain/currency.ts'
import type { Currency } from '#src/domain/currency.ts'

/** Signs that one currency has for itself; of any other, such as the many dollars and crowns, the code is written. */
const signs = [
  { code: 'EUR', symbol: '€' },
  { code: 'GBP', symbol: '£' },
  { code: 'PLN', symbol: 'zł' },
  { code: 'CZK', symbol: 'Kč' },
  { code: 'HUF', symbol: 'Ft' },
] as const

const decimals = new Intl.NumberFormat('it-IT', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: 'always',
})

/** The currency of a code, as the widget, mails, desk and payment page write it. */
export function currencyNamed(code: string): Currency {
  return currencyOf(code, signs)
}

/**
 * An amount as the widget writes it, `1.234,50 €`: the same in every language, two decimals whatever the currency, then
 * a no-break space and the symbol, or the code of a currency that has none here [PRICE-03].
 */
export function moneyText(amount: Cents, currencyCode: string): string {
  return `${decimals.format(amount / 100)}\u00A0${currencyNamed(currencyCode).symbol}`
}
