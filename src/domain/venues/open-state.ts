import { listOf } from '#src/browser/lists.ts'
import type { LocalDate, LocalDateTime, LocalTime } from '#src/contract/values.ts'
import type { Closure } from '#src/contract/venue-content.ts'
import { addDays, dateOf, timeOf } from '#src/domain/time/wall-clock.ts'

import { serviceDay, shiftsOn } from './service-day.ts'
import type { OpenHours, WeeklyHours } from './service-day.ts'

export type OpenState =
  /** `until` is null if the venue does not close within a day. */
  | { readonly isOpen: true; readonly until: LocalTime | null }
  /** `opensAt` is null if the venue does not open within two weeks. */
  | { readonly isOpen: false; readonly opensAt: LocalDateTime | null }

const daysAhead = 14

/** Whether the venue is open now, by opening hours and closures; shifts that touch are one. */
export function openState(
  venue: WeeklyHours,
  closures: readonly Pick<Closure, 'from' | 'to'>[],
  now: LocalDateTime,
): OpenState {
  const hours = openHours(venue, closures, now)
  const current = hours.find(({ start, end }) => start <= now && now < end)
  if (!current) return { isOpen: false, opensAt: hours.find(({ start }) => start > now)?.start ?? null }
  const tomorrow = `${addDays(dateOf(now), 1)}${now.slice(10)}`
  return { isOpen: true, until: current.end < tomorrow ? timeOf(current.end) : null }
}

/**
 * Opening hours from the day before `now`, whose last shift may not be over, up to two weeks ahead: in time order, those that
 * touch or overlap as one. A closure is of service days: it closes the evening that goes on after its last midnight, and not
 * the one that goes on after the midnight before it (decision 92).
 */
export function openHours(
  venue: WeeklyHours,
  closures: readonly Pick<Closure, 'from' | 'to'>[],
  now: LocalDateTime,
): OpenHours[] {
  const today = dateOf(now)
  return joined(
    listOf(daysAhead + 1, (index) => addDays(today, index - 1))
      .flatMap((date) => shiftsOn(venue, date))
      .filter(({ start }) => closures.length === 0 || !isClosedOn(serviceDay(venue, start), closures)),
  )
}

function isClosedOn(day: LocalDate, closures: readonly Pick<Closure, 'from' | 'to'>[]): boolean {
  return closures.some(({ from, to }) => from <= day && day <= to)
}

/** Hours in time order, those that touch or overlap as one. */
export function joined(hours: readonly OpenHours[]): OpenHours[] {
  const whole: OpenHours[] = []
  for (const { start, end } of [...hours].sort((a, b) => (a.start < b.start ? -1 : 1))) {
    const last = whole.at(-1)
    if (!last || last.end < start) whole.push({ start, end })
    else if (last.end < end) whole[whole.length - 1] = { start: last.start, end }
  }
  return whole
}
