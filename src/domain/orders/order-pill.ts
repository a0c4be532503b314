import type { Order } from '#src/contract/placed-order.ts'
import type { LocalDateTime } from '#src/contract/values.ts'
import { isDelivered } from '#src/domain/services/order-type.ts'

import { courierState, isCourierDone } from './courier-state.ts'
import type { FollowedOrder } from './order-state.ts'
import { isLongPast, isRefusedOrCancelled, isWaiting, lastMoment } from './order-state.ts'

/** State of the order shown beside the closed button (decision 32). */
export type OrderPill = 'waiting' | 'preparing' | 'onDelivery' | 'rejected' | 'unanswered'

/** The state to show; null after the slot, or when the order was delivered or could not be. */
export function orderPill(order: FollowedOrder & Pick<Order, 'endReason'>, now: LocalDateTime): OrderPill | null {
  if (isWaiting(order)) return isLongPast(order, now) ? null : 'waiting'
  const isOver = now > lastMoment(order)
  if (isRefusedOrCancelled(order)) return isOver ? null : order.endReason === 'unanswered' ? 'unanswered' : 'rejected'
  if (!isDelivered(order.orderType) || order.courierCompany === null) return isOver ? null : 'preparing'
  const courier = courierState(order.courierStatus)
  if (isCourierDone(courier) || isLongPast(order, now)) return null
  return courier === 'onDelivery' ? 'onDelivery' : 'preparing'
}
