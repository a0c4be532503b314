import { useSnapshot } from 'valtio'

import { HomeScreen } from '#src/features/content/home-screen.tsx'
import { useInstance } from '#src/instance/instance-context.tsx'
import { lazyPart } from '#src/parts/screen/lazy.tsx'
import { useIsSettled } from '#src/parts/screen/use-is-settled.ts'
import type { OrdersFromProps } from '#src/parts/venue/open-now.tsx'
import { createFirstScreenStore } from '#src/state/first-screen-store.ts'

import { OrderUnderWay } from './order-under-way.tsx'

const FirstOrderTime = lazyPart<'OrdersFrom', OrdersFromProps>(
  'OrdersFrom',
  () => import('#src/features/order-options/orders-from.tsx'),
  { texts: 'order', Before: ({ children }) => children },
)
// Below the fold; a placeholder reserves its space until it is loaded.
const HomeBelow = lazyPart('HomeBelow', () => import('./home-below.tsx'), {
  texts: 'order',
  Before: DetailsPlace,
})

/** Home of the venue, with the state of the order placed on this device. */
export function HomeLayout() {
  const isSettled = useIsSettled()
  return (
    <HomeScreen
      activeOrder={<OrderUnderWay />}
      OrdersFrom={OrdersFrom}
      details={isSettled ? <HomeBelow /> : <DetailsPlace />}
    />
  )
}

function OrdersFrom(props: OrdersFromProps) {
  const { stores } = useInstance()
  // The time is asked for once the diner touches the widget: who only looks does not pay for it (decision 48).
  const { isTouched } = useSnapshot(stores.of(createFirstScreenStore).state)
  return isTouched ? <FirstOrderTime {...props} /> : props.children
}

function DetailsPlace() {
  return <div className="details-place" />
}
