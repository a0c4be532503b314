import type { Order } from '#src/contract/placed-order.ts'
import type { LocalDateTime } from '#src/contract/values.ts'
import { isDelivered } from '#src/domain/services/order-type.ts'

export type OrderedSlot = Pick<Order, 'slotStart' | 'slotEnd'>
export type TimedOrder = OrderedSlot & Pick<Order, 'orderType' | 'expected'>

export type OrderTime = {
  readonly from: LocalDateTime
  /** Null: one time, not a span. */
  readonly to: LocalDateTime | null
}

/** The end of the slot for delivered orders; null for other types, which show one time [ORD-09]. */
export function shownEnd({ orderType, slotEnd }: Pick<Order, 'orderType' | 'slotEnd'>): LocalDateTime | null {
  return isDelivered(orderType) ? slotEnd : null
}

/** When an order comes or is ready: as the restaurant expects it, else its slot. */
export function orderTime({ expected, ...order }: TimedOrder): OrderTime {
  return expected ?? { from: order.slotStart, to: shownEnd(order) }
}

/** The time the diner chose, where the restaurant expects another; null = it is the time itself. */
export function timeBefore(order: TimedOrder): OrderTime | null {
  const { from, to } = orderTime(order)
  const chosen = { from: order.slotStart, to: shownEnd(order) }
  return from === chosen.from && to === chosen.to ? null : chosen
}
