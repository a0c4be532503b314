import type { DeskOrder } from '#desk/contract/orders.ts'
import { dueTimeOf } from '#desk/parts/order-due.ts'
import type { LocalDateTime } from '#src/contract/values.ts'
import { instantOf } from '#src/domain/time/instant.ts'
import { wallClock } from '#src/domain/time/wall-clock.ts'

const minuteMs = 60_000

/**
 * The expected time of an order that takes some minutes more, from when it is due, or from now where that is over; its end
 * moves with it.
 */
export function expectedLater(order: DeskOrder, minutes: number, nowMs: number) {
  const { timeZone } = order.venue
  const dueMs = instantOf(dueTimeOf(order), timeZone)
  const fromMs = Math.max(dueMs, Math.ceil(nowMs / minuteMs) * minuteMs) + minutes * minuteMs
  const end = order.expected ? order.expected.to : order.slotEnd
  const toMs = end === null ? null : instantOf(end, timeZone) + fromMs - dueMs
  return { from: wallClock(fromMs, timeZone), to: toMs === null ? null : wallClock(toMs, timeZone) }
}

/** The moment nearest to a slot at which clocks show a time: `00:15` is on the day after a slot at 23:45. */
export function momentNear(slotStart: LocalDateTime, time: string): LocalDateTime {
  const minuteOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5))
  const away = minuteOf(time) - minuteOf(slotStart.slice(11))
  const day = new Date(`${slotStart.slice(0, 10)}T12:00:00Z`)
  day.setUTCDate(day.getUTCDate() - Math.round(away / 1440))
  return `${day.toISOString().slice(0, 10)} ${time.slice(0, 5)}:00` as LocalDateTime
}
