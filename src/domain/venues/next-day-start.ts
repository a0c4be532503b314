import type { LocalDateTime } from '#src/contract/values.ts'
import { addDays, midnightOf } from '#src/domain/time/wall-clock.ts'

import type { WeeklyHours } from './service-day.ts'
import { serviceDay, shiftsOn } from './service-day.ts'

/** When the next day of a venue begins: at midnight, or when an evening that goes on after midnight is over. */
export function nextDayStart(venue: WeeklyHours, now: LocalDateTime): LocalDateTime {
  const today = serviceDay(venue, now)
  const tomorrow = addDays(today, 1)
  const midnight = midnightOf(tomorrow)
  const ends = [...shiftsOn(venue, today), ...shiftsOn(venue, tomorrow)].map(({ end }) => end)
  const last = ends.filter((end) => end > midnight && serviceDay(venue, end) === today).toSorted()
  return last.at(-1) ?? midnight
}
