import type { Order } from '#src/contract/placed-order.ts'
import type { Cents, Id } from '#src/contract/values.ts'

import { isOnlineMode } from './online-mode.ts'

/** Something the service has that is still to be paid: an order, or the deposit of a reservation. */
export type Payable = PayableOrder | PayableReservation

export type PayableOrder = Charge & { readonly kind: 'order'; readonly id: Id<'Order'> }
type PayableReservation = Charge & { readonly kind: 'reservation'; readonly id: Id<'Reservation'> }

type Charge = {
  readonly venueId: Id<'Venue'>
  /** The guest's, when nobody is signed in. */
  readonly token: string | null
  /** What is charged, as the service said. */
  readonly total: Cents
}

/** `lapsed`: too late, the service has taken it back [contract C142]. */
export type PaymentState = 'paid' | 'waiting' | 'lapsed'

/** How the payment of an order read back stands; null for one that is paid at the venue. */
export function paymentState({
  status,
  paymentMode,
  paymentStatus,
}: Pick<Order, 'status' | 'paymentMode' | 'paymentStatus'>): PaymentState | null {
  if (!isOnlineMode(paymentMode)) return null
  if (paymentStatus === 'paid') return 'paid'
  if (paymentStatus === 'failed' || status === 'cancelled' || status === 'refused') return 'lapsed'
  // What the venue has confirmed it has been paid for, whatever an older service says.
  return status === 'confirmed' ? 'paid' : 'waiting'
}
