import type { LocalDateTime } from '#src/contract/values.ts'
import type { Venue } from '#src/contract/venue.ts'
import { formatTime } from '#src/i18n/format-date.ts'

import { useDayName } from './use-day-name.ts'

/** Returns a function for day and time of these days: `tomorrow 12:00`, `Fri 27/11 12:00`. By default of the chosen venue. */
export function useShortMoment(venue?: Venue): (moment: LocalDateTime) => string {
  const dayName = useDayName(venue)
  return (moment) => `${dayName(moment)} ${formatTime(moment)}`
}
