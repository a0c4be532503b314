import { checkCart, setOrderTime } from '#src/contract/cart-check.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import { createOrder, getOrder } from '#src/contract/order.ts'
import type { Id } from '#src/contract/values.ts'

import type { ApiClient } from './create-api-client.ts'
import { endpointQuery } from './endpoint-query.ts'

export type OrderSubmission = RequestOf<typeof createOrder>

/** May the cart be ordered for its slot? Throws the refusal [CART-22, CART-23]. */
export function sendCartCheck(api: ApiClient, request: RequestOf<typeof checkCart>) {
  return api.call(checkCart, request)
}

/** Starts, or after it ran out restarts, the time limit [CART-25, CART-34]. */
export function sendOrderTime(api: ApiClient, request: RequestOf<typeof setOrderTime>) {
  return api.call(setOrderTime, request)
}

/** Creates the order. The key makes a second sending of the same draft harmless (contract 1.5). */
export function sendOrder(api: ApiClient, submission: OrderSubmission, idempotencyKey: string) {
  return api.call(createOrder, submission, { idempotencyKey })
}

/** The order as it stands now; always asked fresh. */
export function orderQuery(
  api: ApiClient,
  request: { id: Id<'Order'>; venueId: Id<'Venue'> | null; token: string | null },
) {
  return endpointQuery(api, getOrder, request, 0)
}
