import type { Cents } from '#src/contract/values.ts'
import { usePrice } from '#src/parts/price/use-price.ts'

/** Formats a price difference in cents: "+1,00 €", "-0,50 €"; null for 0. */
export function useSigned(): (amount: Cents) => string | null {
  const price = usePrice()
  return (amount) => (amount === 0 ? null : amount > 0 ? `+${price(amount)}` : price(amount))
}
