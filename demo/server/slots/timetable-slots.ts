import { calendarOf } from '#demo/server/platform/calendar.ts'
import type { LocalDateTime, LocalTime } from '#src/contract/values.ts'

type Hours = { readonly from: LocalTime; readonly to: LocalTime; readonly stepMinutes: number }

/** The starts of a timetable row, first and last one included. */
export function slotTimesOf({ from, to, stepMinutes }: Hours): LocalTime[] {
  // Any day will do: a timetable ends on the day on which it begins.
  const [first, last] = [calendarOf(`2026-01-01 ${from}`), calendarOf(`2026-01-01 ${to}`)]
  const count = Math.floor(last.diff(first, 'minute') / stepMinutes) + 1
  return Array.from(
    { length: Math.max(0, count) },
    (_, index) => first.add(index * stepMinutes, 'minute').format('HH:mm') as LocalTime,
  )
}

/** When the next slot begins, by the clocks of the venue: it may be on the next day. */
export function slotEndOf({ stepMinutes }: Pick<Hours, 'stepMinutes'>, slotStart: LocalDateTime): LocalDateTime {
  return calendarOf(slotStart).add(stepMinutes, 'minute').format('YYYY-MM-DD HH:mm:ss') as LocalDateTime
}
