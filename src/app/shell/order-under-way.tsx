import { ActiveOrderRoom } from '#src/features/content/active-order-room.tsx'
import { usePlacedOrder } from '#src/parts/order/use-placed-order.ts'
import { lazyPart } from '#src/parts/screen/lazy.tsx'

// Loaded only after an order was placed on this device.
const ActiveOrder = lazyPart('ActiveOrder', () => import('#src/features/content/active-order.tsx'), {
  Before: ActiveOrderRoom,
})

/** The order placed on this device, at the top of home and menu (decision 112). */
export function OrderUnderWay() {
  return usePlacedOrder() && <ActiveOrder />
}
