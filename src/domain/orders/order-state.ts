import type { Order } from '#src/contract/placed-order.ts'
import type { LocalDateTime } from '#src/contract/values.ts'
import { isDelivered } from '#src/domain/services/order-type.ts'
import { addDays, dateOf } from '#src/domain/time/wall-clock.ts'

import { courierState, isCourierDone } from './courier-state.ts'

type Status = Pick<Order, 'status'>
type Slot = Pick<Order, 'slotStart' | 'slotEnd'>
export type FollowedOrder = Status & Slot & Pick<Order, 'orderType' | 'courierCompany' | 'courierStatus'>

/** True for an order that will not be made. */
export function isRefusedOrCancelled({ status }: Status): boolean {
  return status === 'refused' || status === 'cancelled'
}

/** True until the restaurant has decided: any word that is no decision means waiting [ORD-28]. */
export function isWaiting(order: Status): boolean {
  return order.status !== 'confirmed' && !isRefusedOrCancelled(order)
}

/** The end of the slot; its start when it has none. */
export function lastMoment({ slotStart, slotEnd }: Slot): LocalDateTime {
  return slotEnd ?? slotStart
}

/** The end of the slot where an order is brought within one; other types are for one moment [ORD-09]. */
export function shownEnd({ orderType, slotEnd }: Slot & Pick<Order, 'orderType'>): LocalDateTime | null {
  return isDelivered(orderType) ? slotEnd : null
}

/** True a day after the slot: whatever has not been told by then will not be. */
export function isLongPast(order: Slot, now: LocalDateTime): boolean {
  const last = lastMoment(order)
  return now > `${addDays(dateOf(last), 1)}${last.slice(10)}`
}

/**
 * True once nothing more is to be waited for: the restaurant has decided and, where the order is brought, the courier
 * is done. A company may be found after the restaurant has said yes, up to the end of the slot.
 */
export function isSettled(order: FollowedOrder, now: LocalDateTime): boolean {
  if (isRefusedOrCancelled(order) || isLongPast(order, now)) return true
  if (isWaiting(order)) return false
  if (!isDelivered(order.orderType)) return true
  return order.courierCompany === null ? now > lastMoment(order) : isCourierDone(courierState(order.courierStatus))
}
