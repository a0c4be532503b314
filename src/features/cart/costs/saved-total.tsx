import { useOrderCosts } from '#src/components/costs/use-order-costs.ts'
import { usePrice } from '#src/components/use-price.ts'
import { useFees } from '#src/features/cart/use-fees.ts'
import { Spinner } from '#src/ui/spinner.tsx'

/** The total with the fee of a delivery, less what the code or the rewards take off, as soon as both are known. */
export function SavedTotal() {
  const { config } = useFees()
  const { totals, isPending } = useOrderCosts(config)
  const price = usePrice()
  return isPending ? <Spinner /> : price(totals.total)
}
