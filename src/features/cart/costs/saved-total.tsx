import { useOrderCosts } from '#src/components/costs/use-order-costs.ts'
import { usePrice } from '#src/components/use-price.ts'
import { useFees } from '#src/features/cart/use-fees.ts'
import { Spinner } from '#src/ui/spinner.tsx'

/** The total less what the code or the rewards take off, as soon as that is known. */
export function SavedTotal() {
  const { config } = useFees()
  const { totals, current } = useOrderCosts(config)
  const price = usePrice()
  return current.isPending ? <Spinner /> : price(totals.total)
}
