import type { Order } from '#src/contract/placed-order.ts'
import type { Cents, Id } from '#src/contract/values.ts'

import { isOnlineMode } from './online-mode.ts'

/** An existing order, the deposit of a reservation, or a bill for orders at a table, that has to be paid. */
export type Payable = PayableOrder | PayableReservation | PayableBill

export type PayableOrder = Charge & { readonly kind: 'order'; readonly id: Id<'Order'> }
type PayableReservation = Charge & { readonly kind: 'reservation'; readonly id: Id<'Reservation'> }
export type PayableBill = Charge & { readonly kind: 'bill'; readonly id: Id<'Bill'> }

type Charge = {
  readonly venueId: Id<'Venue'>
  /** Token of a guest; null for a signed-in customer. */
  readonly token: string | null
  /** Amount to charge in cents, from the service. */
  readonly total: Cents
}

/** `lapsed`: not paid in time, the service has cancelled it [contract C142]. */
export type PaymentState = 'paid' | 'waiting' | 'lapsed'

/** State of the payment of an order; null when it is paid at the venue. */
export function paymentState({
  status,
  paymentMode,
  paymentStatus,
}: Pick<Order, 'status' | 'paymentMode' | 'paymentStatus'>): PaymentState | null {
  if (!isOnlineMode(paymentMode)) return null
  if (paymentStatus === 'paid') return 'paid'
  if (paymentStatus === 'failed' || status === 'cancelled' || status === 'refused') return 'lapsed'
  // A confirmed order counts as paid: older services do not update the payment status.
  return status === 'confirmed' ? 'paid' : 'waiting'
}
