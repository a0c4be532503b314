import { lazyPart } from '#src/app/routing/lazy.tsx'
import type { LastOrder } from '#src/features/orders/again/use-last-order.ts'
import { useLastOrder } from '#src/features/orders/again/use-last-order.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './again-place.css?inline'

declareStyles(css)

const OrderAgain = lazyPart<'OrderAgain', { order: LastOrder }>('OrderAgain', () => import('./order-again.tsx'), {
  texts: 'order',
  Before: Room,
})

/** Room for the card of the last order, which is loaded only on a device that has one (decision 75). */
export function AgainPlace() {
  const order = useLastOrder()
  return order && <OrderAgain order={order} />
}

function Room() {
  return <div className="again-place" data-live="" />
}
