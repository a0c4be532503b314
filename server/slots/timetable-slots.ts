import { calendarOf } from '#server/platform/calendar.ts'
import type { timetables } from '#server/platform/db/schema/slot-tables.ts'
import type { LocalDate, LocalDateTime, LocalTime } from '#src/contract/values.ts'
import { slotStart } from '#src/domain/slots/slot-times.ts'
import { instantOf } from '#src/domain/time/instant.ts'
import { addDays, wallClock } from '#src/domain/time/wall-clock.ts'

export type Timetable = typeof timetables.$inferSelect
type Hours = { readonly from: LocalTime; readonly to: LocalTime; readonly stepMinutes: number }

/** The starts of a timetable row, first and last one included; one before the first is on the next day. */
export function slotTimesOf({ from, to, stepMinutes }: Hours): LocalTime[] {
  // Any day will do: slots are written by what the clocks show.
  const [first, last] = [calendarOf(`2026-01-01 ${from}`), calendarOf(`2026-01-0${to < from ? 2 : 1} ${to}`)]
  return Array.from(
    { length: Math.floor(last.diff(first, 'minute') / stepMinutes) + 1 },
    (_, index) => first.add(index * stepMinutes, 'minute').format('HH:mm') as LocalTime,
  )
}

/** The starts of the slots of a row whose first one is on this date. */
export function slotStartsFrom(date: LocalDate, row: Hours): LocalDateTime[] {
  return slotTimesOf(row).map((from) => slotStart(from < row.from ? addDays(date, 1) : date, { from }))
}

/**
 * When the next slot begins, by the clocks of the venue: it may be on the next day. Where they skip that time, it is as
 * many minutes later as they skip.
 */
export function slotEndOf(
  { stepMinutes }: Pick<Hours, 'stepMinutes'>,
  start: LocalDateTime,
  timeZone: string,
): LocalDateTime {
  const end = calendarOf(start).add(stepMinutes, 'minute').format('YYYY-MM-DD HH:mm:ss') as LocalDateTime
  return wallClock(instantOf(end, timeZone), timeZone)
}
