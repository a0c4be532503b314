import { useFees } from '#src/features/cart/use-fees.ts'
import { OrderCosts } from '#src/parts/costs/order-costs.tsx'
import { useOrderCosts } from '#src/parts/costs/use-order-costs.ts'
import { lazyPart } from '#src/parts/screen/lazy.tsx'
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'

const CartSuggestions = lazyPart(
  'CartSuggestions',
  () => import('#src/features/cart/suggestions/cart-suggestions.tsx'),
  { texts: 'order' },
)

/** Every cost of the order with codes and rewards, then what goes well with it; alerts once when fees could not be loaded [BERR-07]. */
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
