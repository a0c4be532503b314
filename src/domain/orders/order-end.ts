import type { Order } from '#src/contract/placed-order.ts'

type Ended = Pick<Order, 'endReason' | 'paymentStatus' | 'paidByBills' | 'total'>

/** Whether the service ended the order by itself, for a reason that this version knows. */
export function isEndedByService({ endReason }: Pick<Order, 'endReason'>): boolean {
  return endReason === 'unanswered' || endReason === 'tooLate'
}

/** Whether an order that is refused or cancelled was paid, so that money goes back: online, or at the table. */
export function isMoneyOnItsWay({ endReason, paymentStatus, paidByBills, total }: Ended): boolean {
  return endReason === 'tooLate' || (paymentStatus === 'paid' && total > 0) || (paidByBills ?? 0) > 0
}
