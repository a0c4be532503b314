import type { Order } from '#src/contract/placed-order.ts'
import type { LocalDateTime } from '#src/contract/values.ts'
import { isDelivered } from '#src/domain/services/order-type.ts'
import { addDays, dateOf } from '#src/domain/time/wall-clock.ts'

import { courierState, isCourierDone } from './courier-state.ts'

type Status = Pick<Order, 'status'>
type Slot = Pick<Order, 'slotStart' | 'slotEnd' | 'expected'>
export type FollowedOrder = Status & Slot & Pick<Order, 'orderType' | 'courierCompany' | 'courierStatus'>

/** Whether the order was refused or cancelled. */
export function isRefusedOrCancelled({ status }: Status): boolean {
  return status === 'refused' || status === 'cancelled'
}

/** Whether the restaurant has not decided yet; every unknown status counts as waiting [ORD-28]. */
export function isWaiting(order: Status): boolean {
  return order.status !== 'confirmed' && !isRefusedOrCancelled(order)
}

/** The end of the expected time, else of the slot; the start of either when it has no end. */
export function lastMoment({ slotStart, slotEnd, expected }: Slot): LocalDateTime {
  return expected ? (expected.to ?? expected.from) : (slotEnd ?? slotStart)
}

/** Whether its time was more than a day ago, so that no more updates are expected. */
export function isLongPast(order: Slot, now: LocalDateTime): boolean {
  const last = lastMoment(order)
  return now > `${addDays(dateOf(last), 1)}${last.slice(10)}`
}

/**
 * Whether no more updates are expected: the restaurant has decided and a delivery is over. A delivery company may still
 * be assigned after the confirmation, until its time is over.
 */
export function isSettled(order: FollowedOrder, now: LocalDateTime): boolean {
  if (isRefusedOrCancelled(order) || isLongPast(order, now)) return true
  if (isWaiting(order)) return false
  if (!isDelivered(order.orderType)) return true
  return order.courierCompany === null ? now > lastMoment(order) : isCourierDone(courierState(order.courierStatus))
}
