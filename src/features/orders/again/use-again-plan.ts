import { useSnapshot } from 'valtio'

import { getOrder } from '#src/contract/placed-order.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import type { OrderAgain } from '#src/domain/orders/order-again.ts'
import { orderAgain } from '#src/domain/orders/order-again.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useFreshQuery } from '#src/query/use-fresh-query.ts'
import type { AgainRequest } from '#src/state/dialog-store.ts'
import type { StartedDraft } from '#src/state/order-draft-store.ts'

import { loadOrderAgain } from './load-order-again.ts'

/** Today's lines for an earlier order, within the current order; null until everything is loaded. */
export function useAgainPlan(
  request: AgainRequest,
  { menuId, venueId, type: orderType }: StartedDraft,
): { plan: OrderAgain | null; error: unknown; retry: () => unknown } {
  const instance = useInstance()
  const { cart } = useSnapshot(instance.stores.cart.state)
  const { data, error, refetch } = useFreshQuery({
    // The key starts with the path of the order, so that sign-out removes both.
    queryKey: [instance.api.language, getOrder.path, { again: request.orderId, menuId, venueId }],
    queryFn: () => loadOrderAgain(instance, request, { menuId, venueId }),
    staleTime: 0,
  })
  const context = { menuId, venueId, orderType, cartLines: cart.lines as readonly CartLine[] }
  return { plan: data ? orderAgain(data.wishes, data.found, context) : null, error, retry: refetch }
}
