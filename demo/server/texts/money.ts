import type { Cents } from '#src/contract/values.ts'

/** An amount as the widget writes it, `1.234,50 €`, the same in every language (rulings: money display). */
export function moneyText(amount: Cents, currencyCode: string): string {
  const format = { style: 'currency', currency: currencyCode, useGrouping: 'always' } as const
  return new Intl.NumberFormat('it-IT', format).format(amount / 100)
}
