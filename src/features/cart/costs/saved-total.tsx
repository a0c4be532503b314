import { useFees } from '#src/features/cart/use-fees.ts'
import { useOrderCosts } from '#src/parts/costs/use-order-costs.ts'
import { CountedPrice } from '#src/parts/price/counted-price.tsx'
import { Spinner } from '#src/ui/base/spinner.tsx'

/** The total with delivery fee and savings, once both are loaded. */
export function SavedTotal() {
  const { config } = useFees()
  const { totals, isPending } = useOrderCosts(config)
  return isPending ? <Spinner /> : <CountedPrice amount={totals.total} />
}
