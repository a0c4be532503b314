import type { OrderType } from '#src/contract/service-type.ts'

import { isEatIn } from './is-eat-in.ts'

/** The types whose cart is checked and timed before checkout: TAKEAWAY, DELIVERY and DIL [CART-21, CART-22]. */
export function hasTimeLimit(type: OrderType): boolean {
  return !isEatIn(type)
}
