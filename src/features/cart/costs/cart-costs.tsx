import { useEffect, useState } from 'react'

import type { CostsProps } from '#src/features/cart/cart-content.tsx'
import type { CartSuggestionsProps } from '#src/features/cart/suggestions/cart-suggestions.tsx'
import { useFees } from '#src/features/cart/use-fees.ts'
import { OrderCosts } from '#src/parts/costs/order-costs.tsx'
import { useOrderCosts } from '#src/parts/costs/use-order-costs.ts'
import { lazyPart } from '#src/parts/screen/lazy.tsx'
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'

const CartSuggestions = lazyPart<'CartSuggestions', CartSuggestionsProps>(
  'CartSuggestions',
  () => import('#src/features/cart/suggestions/cart-suggestions.tsx'),
  { texts: 'order' },
)

/** Every cost of the order with codes and rewards, then what goes well with it; alerts once when fees could not be loaded [BERR-07]. */
export function CartCosts({ onWhole }: CostsProps) {
  const { config, error } = useFees()
  const costs = useOrderCosts(config)
  useFailureAlert(error)
  const [hasSuggestions, setHasSuggestions] = useState(false)
  const { codes, rewards, error: failure } = costs.current
  const isWhole = hasSuggestions && !costs.isPending && (Boolean(failure) || Boolean(codes && rewards))
  useEffect(() => {
    if (isWhole) onWhole(true)
  }, [isWhole, onWhole])
  return (
    <>
      <OrderCosts costs={costs} headingLevel={2} />
      <CartSuggestions onSettled={setHasSuggestions} />
    </>
  )
}
