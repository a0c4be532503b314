import { checkCart, setOrderTime } from '#src/contract/cart-check.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'

import type { ApiClient } from './create-api-client.ts'

/** Checks whether the cart can be ordered for its slot; throws the refusal [CART-22, CART-23]. */
export function sendCartCheck(api: ApiClient, request: RequestOf<typeof checkCart>) {
  return api.call(checkCart, request)
}

/** Starts the time limit, or restarts it after it has passed [CART-25, CART-34]. */
export function sendOrderTime(api: ApiClient, request: RequestOf<typeof setOrderTime>) {
  return api.call(setOrderTime, request)
}
