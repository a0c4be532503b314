import type { Cents } from '#src/contract/values.ts'
import { usePrice } from '#src/parts/price/use-price.ts'

/** A difference of price: "+1,00 €", "-0,50 €", nothing for none. */
export function useSigned(): (amount: Cents) => string | null {
  const price = usePrice()
  return (amount) => (amount === 0 ? null : amount > 0 ? `+${price(amount)}` : price(amount))
}
