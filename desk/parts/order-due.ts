import type { DeskOrder, ExpectedTime } from '#desk/contract/orders.ts'
import type { LocalDateTime } from '#src/contract/values.ts'

import type { DueFacts } from './due-lists.ts'
import { isWaiting } from './is-waiting.ts'
import { linkStateOf } from './pay-link/link-state.ts'

/** Whether an order is confirmed and not consumed yet. */
export function isUnderWay({ status, consumedAt }: Pick<DeskOrder, 'status' | 'consumedAt'>): boolean {
  return status === 'confirmed' && consumedAt === null
}

/** When an order is expected: at its expected time, else when its slot begins. */
export function dueTimeOf({ expected, slotStart }: Pick<DeskOrder, 'expected' | 'slotStart'>): LocalDateTime {
  return expected?.from ?? slotStart
}

/** Whether two expected times are the same; null = there is none. */
export function isSameExpected(one: ExpectedTime | null, other: ExpectedTime | null): boolean {
  return one?.from === other?.from && one?.to === other?.to
}

export function dueFactsOf(order: DeskOrder): DueFacts {
  return { state: stateOf(order), dueAt: dueTimeOf(order), timeZone: order.venue.timeZone }
}

function stateOf(order: DeskOrder): DueFacts['state'] {
  if (isWaiting(order)) return 'waiting'
  if (linkStateOf(order) !== null) return 'unpaid'
  return isUnderWay(order) ? 'confirmed' : 'over'
}
