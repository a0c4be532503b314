import { sumOf } from '#src/browser/lists.ts'
import type { Order } from '#src/contract/placed-order.ts'
import type { Cents, Id } from '#src/contract/values.ts'
import { cents, sumCents, zero } from '#src/domain/money.ts'
import { isOnlineMode } from '#src/domain/payments/online-mode.ts'

type Billed = Pick<Order, 'status' | 'paymentMode'> & Partial<Pick<Order, 'paidByBills'>>
type Round = Billed & Pick<Order, 'total'>

/** Whether bills can pay an order at a table: one that is to be paid at the venue, and confirmed (decision 84). */
export function isForBills({ status, paymentMode }: Billed): boolean {
  return status === 'confirmed' && isPaidAtVenue(paymentMode)
}

/** Whether bills can pay an order at a table as soon as the restaurant has confirmed it. */
export function waitsForBills({ status, paymentMode }: Billed): boolean {
  return (status === 'new' || status === 'waiting') && isPaidAtVenue(paymentMode)
}

/** Bills do not pay what the widget does not know to be unpaid. */
function isPaidAtVenue(mode: Order['paymentMode']): boolean {
  return mode !== 'other' && !isOnlineMode(mode)
}

/** What bills have left to pay of an order, cents; 0 for one that they cannot pay. */
export function leftToPay(order: Round): Cents {
  return isForBills(order) ? cents(Math.max(0, order.total - (order.paidByBills ?? zero))) : zero
}

/** What bills have paid of some orders, cents. */
export function paidByBills(orders: readonly Billed[]): Cents {
  return sumCents(orders.map((order) => order.paidByBills ?? zero))
}

type Left = {
  readonly id: Id<'Order'>
  /** Cents. */
  readonly left: Cents
}
export type BillPart = {
  readonly orderId: Id<'Order'>
  /** Above 0, cents. */
  readonly amount: Cents
}

/**
 * Divides the amount of a bill among its orders, the oldest first: numbers of orders grow. Null when the amount is not above 0,
 * or more than the orders have left.
 */
export function billParts(amount: Cents, orders: readonly Left[]): BillPart[] | null {
  if (amount <= 0 || amount > sumOf(orders, ({ left }) => left)) return null
  let rest: number = amount
  return [...orders]
    .sort((a, b) => a.id - b.id)
    .flatMap(({ id: orderId, left }) => {
      const part = Math.min(rest, left)
      rest -= part
      return part > 0 ? [{ orderId, amount: cents(part) }] : []
    })
}
