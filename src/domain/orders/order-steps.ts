import type { Order, OrderStatus } from '#src/contract/placed-order.ts'
import type { LocalDateTime } from '#src/contract/values.ts'
import { isDelivered } from '#src/domain/services/order-type.ts'
import { isCollected } from '#src/domain/services/visit.ts'

import type { CourierState } from './courier-state.ts'
import { courierState } from './courier-state.ts'
import type { FollowedOrder } from './order-state.ts'
import { isRefusedOrCancelled, isWaiting } from './order-state.ts'

/** Steps without a courier. */
export type OwnStep = 'sent' | 'waiting' | 'confirmed' | 'rejected' | 'collect' | 'arrive'

export type OrderStep = {
  readonly kind: OwnStep | CourierState
  readonly state: 'done' | 'current' | 'future'
  /** Time of the step, past or planned; null = not known. */
  readonly at: LocalDateTime | null
}

type Steps = FollowedOrder & Pick<Order, 'statusLog'>

/**
 * The steps of an order: sent, confirmed, then by type. Take-away ends when it is ready, a delivery with its courier or
 * its time, an order at a table with the confirmation. Times are known if the service has them (contract 7).
 */
export function orderSteps(order: Steps): OrderStep[] {
  const sent: OrderStep = { kind: 'sent', state: 'done', at: timeOf(order, ['new', 'waiting']) }
  if (isRefusedOrCancelled(order))
    return [sent, { kind: 'rejected', state: 'current', at: timeOf(order, ['refused', 'cancelled']) }]
  if (isWaiting(order)) return [sent, { kind: 'waiting', state: 'current', at: null }, ...stepsToCome(order)]
  const next = stepsAfterYes(order)
  const isNow = next.every(({ state }) => state === 'future')
  return [sent, { kind: 'confirmed', state: isNow ? 'current' : 'done', at: timeOf(order, ['confirmed']) }, ...next]
}

function stepsToCome(order: Steps): OrderStep[] {
  return stepsAfterYes({ ...order, courierStatus: null }).map((step) => ({ ...step, state: 'future' }))
}

function stepsAfterYes(order: Steps): OrderStep[] {
  const { orderType, courierCompany } = order
  const at = order.expected?.from ?? order.slotStart
  if (isCollected(orderType)) return [{ kind: 'collect', state: 'current', at }]
  if (!isDelivered(orderType)) return []
  return courierCompany === null ? [{ kind: 'arrive', state: 'current', at }] : courierSteps(order)
}

const way = ['ready', 'assigned', 'onDelivery', 'delivered'] as const

function courierSteps({ courierStatus }: Steps): OrderStep[] {
  const now = courierState(courierStatus)
  if (now === 'undeliverable' || now === 'cancelled') return [{ kind: now, state: 'current', at: null }]
  const reached = now === null ? -1 : way.indexOf(now)
  return way.map((kind, index) => {
    const isDone = index < reached || (index === reached && kind === 'delivered')
    return { kind, state: isDone ? 'done' : index === reached ? 'current' : 'future', at: null }
  })
}

function timeOf({ statusLog }: Steps, statuses: readonly OrderStatus[]): LocalDateTime | null {
  return statusLog?.find(({ status }) => statuses.includes(status))?.at ?? null
}
