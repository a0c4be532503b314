import { usePrice } from '#src/components/use-price.ts'
import type { Cents } from '#src/contract/values.ts'

/** A difference of price: "+1,00 €", "-0,50 €", nothing for none. */
export function useSigned(): (amount: Cents) => string | null {
  const price = usePrice()
  return (amount) => (amount === 0 ? null : amount > 0 ? `+${price(amount)}` : price(amount))
}
