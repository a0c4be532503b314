import type { Order } from '#src/contract/placed-order.ts'
import type { Cents } from '#src/contract/values.ts'
import { cents, zero } from '#src/domain/money.ts'
import { paymentState } from '#src/domain/payments/payable.ts'

import { isRefusedOrCancelled } from './order-state.ts'

type PaidOrder = Pick<Order, 'status' | 'paymentMode' | 'paymentStatus' | 'total' | 'paidByBills'>

/** What is still to be paid of an order: nothing once it is paid online or by bills, or is refused or cancelled. */
export function orderDue(order: PaidOrder): Cents {
  if (isRefusedOrCancelled(order) || paymentState(order) === 'paid') return zero
  return cents(Math.max(0, order.total - (order.paidByBills ?? zero)))
}
