import type { Order } from '#src/contract/placed-order.ts'
import type { Cents } from '#src/contract/values.ts'
import { sumCents, zero } from '#src/domain/money.ts'
import { isRefusedOrCancelled } from '#src/domain/orders/order-state.ts'
import { paymentState } from '#src/domain/payments/payable.ts'

type Round = Pick<Order, 'status' | 'total'>
type PaidRound = Round & Pick<Order, 'paymentMode' | 'paymentStatus' | 'paidByBills'>

/** The orders of a visit that count: neither refused nor cancelled. */
export function countedRounds<O extends Round>(orders: readonly O[]): O[] {
  return orders.filter((order) => !isRefusedOrCancelled(order))
}

/** What the visit costs so far, cents. */
export function runningTotal(orders: readonly Round[]): Cents {
  return sumCents(countedRounds(orders).map(({ total }) => total))
}

/** What of it is paid online: with an order, or by bills afterwards (decision 84), cents. */
export function paidTotal(orders: readonly PaidRound[]): Cents {
  return sumCents(countedRounds(orders).map(paidOf))
}

function paidOf(order: PaidRound): Cents {
  return paymentState(order) === 'paid' ? order.total : (order.paidByBills ?? zero)
}
