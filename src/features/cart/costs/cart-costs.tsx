import { useFees } from '#src/features/cart/use-fees.ts'
import { OrderCosts } from '#src/parts/costs/order-costs.tsx'
import { useOrderCosts } from '#src/parts/costs/use-order-costs.ts'
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'

import { CartSuggestions } from './cart-suggestions.tsx'

/** Every cost of the order with codes and rewards; alerts once when fees could not be loaded [BERR-07]. */
export function CartCosts() {
  const { config, error } = useFees()
  const costs = useOrderCosts(config)
  useFailureAlert(error)
  return (
    <>
      <OrderCosts costs={costs} headingLevel={2} />
      <CartSuggestions />
    </>
  )
}
