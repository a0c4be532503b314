import { useLingui } from '@lingui/react/macro'

import { minimumProgress } from '#src/domain/fees/minimum-progress.ts'
import { useFees } from '#src/features/cart/use-fees.ts'
import { FreeDeliveryProgress } from '#src/parts/costs/delivery-progress.tsx'
import { useOrderCosts } from '#src/parts/costs/use-order-costs.ts'
import { usePrice } from '#src/parts/price/use-price.ts'
import { ProgressBar } from '#src/ui/base/progress-bar.tsx'

/**
 * What a delivered order lacks to its minimum, then to free delivery, above the button of the order bar: in fewer words
 * than in the cart, on one line.
 */
export function BarProgress() {
  const { t } = useLingui()
  const costs = useOrderCosts(useFees().config)
  const price = usePrice()
  const { products } = costs.totals
  const progress = minimumProgress(costs.charges.minimum, products)
  if (costs.isPending) return null
  if (!progress) return <FreeDeliveryProgress costs={costs} />
  const missing = price(progress.missing)
  return (
    <ProgressBar
      value={products / progress.minimum}
      label={t({ id: 'cart.toMinimum', message: `${missing} to the minimum` })}
    />
  )
}
