import type { Cents } from '#src/contract/values.ts'

const noBreakSpace = '\u00a0'

/**
 * `1.234,50 €`: an amount in cents with the symbol of the venue's currency; two decimals, a comma and the symbol after
 * the amount in every language [PRICE-03, I18N-11] (rulings "money display"). Without a symbol the number alone.
 */
export function formatMoney(amount: Cents, symbol: string): string {
  // Not with Intl: browsers take 25 ms to load the data of the first number format.
  const [whole = '', decimals] = (amount / 100).toFixed(2).split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${decimals}${symbol && noBreakSpace}${symbol}`
}
