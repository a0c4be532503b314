import { listOf } from '#src/browser/lists.ts'
import type { LocalDate, LocalDateTime, LocalTime } from '#src/contract/values.ts'
import type { Closure } from '#src/contract/venue-content.ts'
import type { Venue } from '#src/contract/venue.ts'
import { slotEnd, slotStart } from '#src/domain/slots/slot-times.ts'
import { addDays, dateOf, timeOf, weekdayOf } from '#src/domain/time/wall-clock.ts'

export type OpenState =
  | { readonly isOpen: true; readonly until: LocalTime }
  /** `opensAt` is null if the venue does not open within two weeks. */
  | { readonly isOpen: false; readonly opensAt: LocalDateTime | null }

export type OpenHours = { readonly start: LocalDateTime; readonly end: LocalDateTime }

const daysAhead = 14

/**
 * Whether the venue is open now, by opening hours and closures; a shift that ends before it starts ends the next day.
 */
export function openState(
  venue: Pick<Venue, 'openingHours'>,
  closures: readonly Pick<Closure, 'from' | 'to'>[],
  now: LocalDateTime,
): OpenState {
  const hours = openHours(venue, closures, now)
  const ends = hours.filter(({ start, end }) => start <= now && now < end).map(({ end }) => end)
  const until = ends.sort().at(-1)
  if (until !== undefined) return { isOpen: true, until: timeOf(until) }
  const starts = hours.filter(({ start }) => start > now).map(({ start }) => start)
  return { isOpen: false, opensAt: starts.sort()[0] ?? null }
}

/** Opening hours from the day before `now`, whose last shift may not be over, up to two weeks ahead. */
export function openHours(
  venue: Pick<Venue, 'openingHours'>,
  closures: readonly Pick<Closure, 'from' | 'to'>[],
  now: LocalDateTime,
): OpenHours[] {
  const today = dateOf(now)
  return listOf(daysAhead + 1, (index) => addDays(today, index - 1))
    .filter((date) => !closures.some(({ from, to }) => from <= date && date <= to))
    .flatMap((date) => hoursOf(venue, date))
}

function hoursOf({ openingHours }: Pick<Venue, 'openingHours'>, date: LocalDate): OpenHours[] {
  return openingHours
    .filter(({ weekday }) => weekday === weekdayOf(date))
    .map((shift) => ({ start: slotStart(date, shift), end: slotEnd(date, shift) ?? slotStart(date, shift) }))
}
