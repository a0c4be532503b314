import type { Order } from '#src/contract/placed-order.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'
import { activeVenue } from '#src/domain/venues/venue-state.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'
import { isStarted } from '#src/state/order-draft-store.ts'

import { whenOrderStarts } from './when-order-starts.ts'

/**
 * Opens the review of an earlier order. If no order is started, the wizard comes first, with the venue and the type of
 * the earlier order.
 */
export function useOrderAgain(): (order: Order, token: string | null) => void {
  const instance = useInstance()
  const restaurant = useRestaurant()
  return ({ id: orderId, venueId, orderType }, token) => {
    const { stores } = instance
    const review = () => stores.dialogs.open({ kind: 'order-again', order: { orderId, venueId, token } })
    if (isStarted(stores.draft.state)) return review()
    if (activeVenue(restaurant, venueId)) stores.place.choose(venueId)
    // Not for tables: a table must be scanned or typed again.
    if (isOrderType(orderType) && destinationOf(orderType) !== 'table')
      stores.draft.setDefaults({ defaultType: orderType })
    return whenOrderStarts(instance, review)
  }
}

/** Whether an order can be placed again as what it was. */
export function isOrderType(type: Order['orderType']): type is OrderType {
  return type !== 'other' && type !== 'reservation'
}
