import type { LocalDate, LocalDateTime, LocalTime } from '#src/contract/values.ts'
import type { Venue } from '#src/contract/venue.ts'
import { slotEnd, slotStart } from '#src/domain/slots/slot-times.ts'
import { addDays, dateOf, timeOf, weekdayOf } from '#src/domain/time/wall-clock.ts'

export type WeeklyHours = {
  readonly openingHours: readonly Pick<Venue['openingHours'][number], 'weekday' | 'from' | 'to'>[]
}
export type OpenHours = { readonly start: LocalDateTime; readonly end: LocalDateTime }

/** As the end of a shift; readers take 24:00 for it (contract 1.2). */
export const midnight = '00:00' as LocalTime

/**
 * The service day of a moment at a venue: an hour after midnight belongs to the day whose evening it continues (decision
 * 92) [WIZ-46]. Closures, validities of codes, promotions and rewards, and what is called "today's" are judged by it.
 */
export function serviceDay(venue: WeeklyHours | null, moment: LocalDateTime): LocalDate {
  const day = dateOf(moment)
  if (!venue) return day
  const before = addDays(day, -1)
  const own = shiftsOn(venue, day)
  const continues = shiftsOn(venue, before).some((evening) => {
    const end = goesOn(evening, own)?.end ?? evening.end
    // The last order is often for the minute in which the venue closes.
    return moment < end || (moment === end && !own.some(({ start }) => start === moment))
  })
  return continues ? before : day
}

/** The shift that continues an evening at midnight, as hours written 19:00–24:00 and 00:00–02:00; both together a day at most. */
function goesOn({ start, end }: OpenHours, next: readonly OpenHours[]): OpenHours | undefined {
  const latest = `${addDays(dateOf(start), 1)}${start.slice(10)}`
  return timeOf(end) === midnight ? next.find((shift) => shift.start === end && shift.end <= latest) : undefined
}

/** The shifts that begin on a date; one that ends at or before its start ends the next day, one until 23:59 at midnight. */
export function shiftsOn({ openingHours }: WeeklyHours, date: LocalDate): OpenHours[] {
  const today = weekdayOf(date)
  return openingHours
    .filter(({ weekday }) => weekday === today)
    .map(({ from, to }) => {
      const start = slotStart(date, { from })
      return { start, end: slotEnd(date, { from, to: to === '23:59' ? midnight : to }) ?? start }
    })
}

/** Whether a moment is of today: by the calendar, or because the evening that runs now goes on until then [WIZ-49]. */
export function isOfToday(venue: WeeklyHours | null, moment: LocalDateTime, now: LocalDateTime): boolean {
  return dateOf(moment) === dateOf(now) || serviceDay(venue, moment) === serviceDay(venue, now)
}
