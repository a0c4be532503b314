import type { Cents } from '#src/contract/values.ts'

// Two decimals, a comma and the symbol after the amount in every language (rulings: money display).
const amountFormat = new Intl.NumberFormat('it-IT', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: 'always',
} as Intl.NumberFormatOptions)

const noBreakSpace = '\u00a0'

/** `1.234,50 €`: an amount in cents with the symbol of the venue's currency [PRICE-03, I18N-11]. */
export function formatMoney(amount: Cents, symbol: string): string {
  return `${amountFormat.format(amount / 100)}${noBreakSpace}${symbol}`
}
