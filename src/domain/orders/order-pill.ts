import type { LocalDateTime } from '#src/contract/values.ts'
import { isDelivered } from '#src/domain/services/order-type.ts'

import { courierState, isCourierDone } from './courier-state.ts'
import type { FollowedOrder } from './order-state.ts'
import { isLongPast, isRefusedOrCancelled, isWaiting, lastMoment } from './order-state.ts'

/** What the closed button says of the order this device placed. */
export type OrderPill = 'waiting' | 'preparing' | 'onDelivery' | 'rejected'

/** Null once there is nothing more to say: the slot is over, or the order was brought or lost on its way. */
export function orderPill(order: FollowedOrder, now: LocalDateTime): OrderPill | null {
  if (isWaiting(order)) return isLongPast(order, now) ? null : 'waiting'
  const isOver = now > lastMoment(order)
  if (isRefusedOrCancelled(order)) return isOver ? null : 'rejected'
  if (!isDelivered(order.orderType) || order.courierCompany === null) return isOver ? null : 'preparing'
  const courier = courierState(order.courierStatus)
  if (isCourierDone(courier) || isLongPast(order, now)) return null
  return courier === 'onDelivery' ? 'onDelivery' : 'preparing'
}
