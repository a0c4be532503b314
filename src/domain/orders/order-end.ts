import type { Order } from '#src/contract/placed-order.ts'

type Ended = Pick<Order, 'endReason' | 'paymentStatus' | 'total'>

/** Whether the service ended the order by itself, for a reason that this version knows. */
export function isEndedByService({ endReason }: Pick<Order, 'endReason'>): boolean {
  return endReason === 'unanswered' || endReason === 'tooLate'
}

/** Whether an order that the service ended was paid, so that money goes back. */
export function isMoneyOnItsWay({ endReason, paymentStatus, total }: Ended): boolean {
  return endReason === 'tooLate' || (endReason === 'unanswered' && paymentStatus === 'paid' && total > 0)
}
