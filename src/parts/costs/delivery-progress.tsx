import { useLingui } from '@lingui/react/macro'

import { freeDeliveryProgress } from '#src/domain/fees/free-delivery.ts'
import { minimumProgress } from '#src/domain/fees/minimum-progress.ts'
import { usePrice } from '#src/parts/price/use-price.ts'
import { ProgressBar } from '#src/ui/base/progress-bar.tsx'

import type { OrderCosts } from './use-order-costs.ts'

type DeliveryProgressProps = { readonly costs: OrderCosts }

/** Progress to the minimum for delivery, then to free delivery; nothing once both are reached. */
export function DeliveryProgress({ costs }: DeliveryProgressProps) {
  const { t } = useLingui()
  const price = usePrice()
  const { products } = costs.totals
  const progress = minimumProgress(costs.charges.minimum, products)
  if (!progress) return <FreeDeliveryProgress costs={costs} />
  const missing = price(progress.missing)
  const minimum = price(progress.minimum)
  return (
    <ProgressBar
      value={products / progress.minimum}
      label={t({ id: 'cart.minimum', message: `Add ${missing} to reach the minimum order of ${minimum}` })}
    />
  )
}

/** Progress to free delivery; nothing once it is reached. */
export function FreeDeliveryProgress({ costs: { amounts, totals } }: DeliveryProgressProps) {
  const { t } = useLingui()
  const price = usePrice()
  const progress = freeDeliveryProgress(amounts, totals)
  if (!progress) return null
  const missing = price(progress.missing)
  return (
    <ProgressBar
      value={totals.products / progress.threshold}
      label={t({ id: 'cart.freeDelivery', message: `Add ${missing} for free delivery` })}
    />
  )
}
