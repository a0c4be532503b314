import type { LocalDate, LocalDateTime } from '#src/contract/values.ts'
import type { OpeningHours } from '#src/contract/venue.ts'
import { isOnClock } from '#src/domain/time/instant.ts'
import { addDays, dateOf, dayMs, offsetMs, weekdayOf } from '#src/domain/time/wall-clock.ts'
import { serviceDay } from '#src/domain/venues/service-day.ts'

import type { Timetable } from './timetable-slots.ts'
import { slotStartsFrom } from './timetable-slots.ts'

/** When a venue is open, as far as it matters to its slots. */
export type OpenDays = {
  readonly openingHours: readonly Pick<OpeningHours, 'weekday' | 'from' | 'to'>[]
  readonly closures: readonly { readonly from: LocalDate; readonly to: LocalDate }[]
  readonly timeZone: string
}

/**
 * The starts of a timetable row on a date of the calendar, those after midnight of the evening before too: on days that are
 * not closed, at times that the clocks of the venue show (decision 92) [WIZ-46, WIZ-48].
 */
export function slotStartsOn(row: Timetable, date: LocalDate, open: OpenDays): LocalDateTime[] {
  const skips = mayChangeClocks(date, open.timeZone)
  return (row.to < row.from ? [addDays(date, -1), date] : [date])
    .filter((first) => row.weekdays.includes(weekdayOf(first)))
    .flatMap((first) => slotStartsFrom(first, row))
    .filter((start) => dateOf(start) === date && (!skips || isOnClock(start, open.timeZone)))
    .filter((start) => !isClosed(row, start, open))
}

function isClosed(row: Timetable, start: LocalDateTime, open: OpenDays): boolean {
  if (open.closures.length === 0) return false
  const day = dayOfSlot(row, start, open)
  return open.closures.some(({ from, to }) => from <= day && day <= to)
}

/** The service day of a moment for the slots of a row, which may go on after midnight where the opening hours do not. */
export function dayOfSlot(
  { weekdays, from, to }: Timetable,
  moment: LocalDateTime,
  { openingHours }: Pick<OpenDays, 'openingHours'>,
): LocalDate {
  const evenings = to < from ? weekdays.map((weekday) => ({ weekday, from, to })) : []
  return serviceDay({ openingHours: [...openingHours, ...evenings] }, moment)
}

/** Whether the clocks may be changed about this date: asked before each time of the day is. */
function mayChangeClocks(date: LocalDate, timeZone: string): boolean {
  const noonMs = Date.parse(`${date}T12:00:00Z`)
  return offsetMs(noonMs - 1.5 * dayMs, timeZone) !== offsetMs(noonMs + 1.5 * dayMs, timeZone)
}
