import type { OrderTime } from '#src/domain/orders/order-times.ts'
import { orderTime } from '#src/domain/orders/order-times.ts'
import { instantOf } from '#src/domain/time/instant.ts'

import type { OrderRow } from './order-queries.ts'

type Times = Pick<OrderRow, 'slotStart' | 'expectedFrom' | 'expectedTo' | 'slotOverAt'>

/**
 * The last moment at which an order can be kept, ms since 1970: the end of its slot, or of the later time that staff have
 * announced; null = not known.
 */
export function orderOverMs({ expectedFrom, expectedTo, slotOverAt }: Times, timeZone: string): number | null {
  const announced = expectedTo ?? expectedFrom
  if (announced === null) return slotOverAt?.getTime() ?? null
  return Math.max(instantOf(announced, timeZone), slotOverAt?.getTime() ?? 0)
}

/** When an order is due, ms since 1970: as staff have announced, else at the start of its slot. */
export function orderDueMs({ slotStart, expectedFrom }: Times, timeZone: string): number {
  return instantOf(expectedFrom ?? slotStart, timeZone)
}

type ReadTimes = Pick<OrderRow, 'orderType' | 'slotStart' | 'slotEnd' | 'expectedFrom' | 'expectedTo'>

/** When a stored order comes or is ready, as its diner reads it. */
export function readTime({ expectedFrom, expectedTo, ...order }: ReadTimes): OrderTime {
  return orderTime({ ...order, expected: expectedFrom && { from: expectedFrom, to: expectedTo } })
}

/** Whether an order comes or is ready at the same time before and after a change. */
export function isSameTime(before: ReadTimes, now: ReadTimes): boolean {
  const [earlier, time] = [readTime(before), readTime(now)]
  return time.from === earlier.from && time.to === earlier.to
}
