import { useSnapshot } from 'valtio'

import type { OrderType } from '#src/contract/service-type.ts'
import type { Id } from '#src/contract/values.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import type { OrderAgain } from '#src/domain/orders/order-again.ts'
import { orderAgain } from '#src/domain/orders/order-again.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useFreshQuery } from '#src/query/use-fresh-query.ts'
import type { AgainRequest } from '#src/state/dialog-store.ts'

import { againQuery } from './load-order-again.ts'

/** Menu and price list of the new order. */
export type AgainPlace = {
  readonly menuId: Id<'Menu'>
  readonly venueId: Id<'Venue'>
  readonly type: OrderType
}

/** Today's lines for an earlier order; null until everything is loaded, and while the place is not known. */
export function useAgainPlan(
  request: AgainRequest,
  place: AgainPlace | null,
): { plan: OrderAgain | null; error: unknown; retry: () => unknown } {
  const instance = useInstance()
  const { cart } = useSnapshot(instance.stores.cart.state)
  const { data, error, refetch } = useFreshQuery(
    place && { ...againQuery(instance, request, menuOf(place)), staleTime: 0 },
  )
  if (!place || !data) return { plan: null, error, retry: refetch }
  const context = { ...menuOf(place), orderType: place.type, cartLines: cart.lines as readonly CartLine[] }
  return { plan: orderAgain(data.wishes, data.found, context), error, retry: refetch }
}

/** The fields of a place, which may be a whole draft, that name its menu. */
export function menuOf({ menuId, venueId }: AgainPlace) {
  return { menuId, venueId }
}
