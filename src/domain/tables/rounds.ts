import type { Order } from '#src/contract/placed-order.ts'
import type { Cents } from '#src/contract/values.ts'
import { sumCents } from '#src/domain/money.ts'
import { isRefusedOrCancelled } from '#src/domain/orders/order-state.ts'

type Round = Pick<Order, 'status' | 'total'>

/** The orders of a visit that count: neither refused nor cancelled. */
export function countedRounds<O extends Round>(orders: readonly O[]): O[] {
  return orders.filter((order) => !isRefusedOrCancelled(order))
}

/** What the visit costs so far, cents. */
export function runningTotal(orders: readonly Round[]): Cents {
  return sumCents(countedRounds(orders).map(({ total }) => total))
}
