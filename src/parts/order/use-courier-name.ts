import { useLingui } from '@lingui/react/macro'

import type { CourierState } from '#src/domain/orders/courier-state.ts'

/** Returns a function that names a courier state in the diner's language [ORD-30, ORD-31]. */
export function useCourierName(): (state: CourierState) => string {
  const { t } = useLingui()
  return (state) => {
    switch (state) {
      case 'ready':
        return t({ id: 'courier.ready', message: 'Ready for delivery' })
      case 'assigned':
        return t({ id: 'courier.assigned', message: 'Assigned to courier' })
      case 'onDelivery':
        return t({ id: 'courier.onDelivery', message: 'On delivery' })
      case 'delivered':
        return t({ id: 'courier.delivered', message: 'Delivered' })
      case 'undeliverable':
        return t({ id: 'courier.undeliverable', message: 'Undeliverable' })
      case 'cancelled':
        return t({ id: 'courier.cancelled', message: 'Cancelled' })
    }
  }
}
