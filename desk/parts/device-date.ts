import type { LocalDate } from '#src/contract/values.ts'
import { dateOf, wallClock } from '#src/domain/time/wall-clock.ts'

/** The date of an instant on the calendar of this device, which stands in the restaurant and so has the venue's. */
export function deviceDate(ms: number): LocalDate {
  return dateOf(wallClock(ms, new Intl.DateTimeFormat().resolvedOptions().timeZone))
}
