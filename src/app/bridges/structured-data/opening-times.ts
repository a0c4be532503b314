import { listOf } from '#src/browser/lists.ts'
import type { LocalDate } from '#src/contract/values.ts'
import { slotStart } from '#src/domain/slots/slot-times.ts'
import { addDays, dateOf, timeOf, weekdayOf } from '#src/domain/time/wall-clock.ts'
import { joined } from '#src/domain/venues/open-state.ts'
import { midnight, shiftsOn } from '#src/domain/venues/service-day.ts'
import type { OpenHours, WeeklyHours } from '#src/domain/venues/service-day.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
// Any week will do.
const monday = '2026-01-05' as LocalDate

/**
 * The weekly hours in the words of https://schema.org/OpeningHoursSpecification: shifts that touch are one, also over
 * midnight; a time that closes before it opens closes the next day, and a whole day is 00:00 to 23:59.
 */
export function openingTimes(venue: WeeklyHours) {
  const threeWeeks = listOf(21, (index) => addDays(monday, index - 7))
  return joined(threeWeeks.flatMap((date) => shiftsOn(venue, date)))
    .flatMap(byDay)
    .filter(({ start }) => dateOf(start) >= monday && dateOf(start) < addDays(monday, 7))
    .map(({ start, end }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${days[weekdayOf(dateOf(start)) - 1]}`,
      opens: timeOf(start),
      closes: timeOf(start) === midnight && timeOf(end) === midnight ? '23:59' : timeOf(end),
    }))
}

/** Hours of more than a day, cut at every midnight. */
function byDay({ start, end }: OpenHours): OpenHours[] {
  const next = { start: slotStart(addDays(dateOf(start), 1), { from: midnight }), end }
  const isWithinDay = end <= `${dateOf(next.start)}${start.slice(10)}`
  return isWithinDay ? [{ start, end }] : [{ start, end: next.start }, ...byDay(next)]
}
