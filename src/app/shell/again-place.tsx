import { lazyPart } from '#src/app/routing/lazy.tsx'
import { useAgainOffers } from '#src/features/orders/again/use-again-offers.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import type { OrderAgainProps } from './order-again.tsx'

import css from './again-place.css?inline'

declareStyles(css)

const OrderAgain = lazyPart<'OrderAgain', OrderAgainProps>('OrderAgain', () => import('./order-again.tsx'), {
  texts: 'order',
  Before: Room,
})

/** Room for the card of what can be ordered again, which is loaded only on a device that has something (decision 75). */
export function AgainPlace() {
  const offers = useAgainOffers()
  return offers.length > 0 && <OrderAgain offers={offers} />
}

function Room({ offers }: OrderAgainProps) {
  return <div className="again-place" data-more={offers.length > 1} data-live="" />
}
