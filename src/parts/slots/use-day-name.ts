import { useLingui } from '@lingui/react/macro'

import type { LocalDate, LocalDateTime } from '#src/contract/values.ts'
import type { Venue } from '#src/contract/venue.ts'
import { addDays, dateOf } from '#src/domain/time/wall-clock.ts'
import { formatDay } from '#src/i18n/format-date.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useVenueNow } from '#src/parts/venue/use-venue-now.ts'

/**
 * Returns a function that names a day: "today", "tomorrow" (venue time), else weekday and DD/MM. By default of the
 * chosen venue.
 */
export function useDayName(venue?: Venue): (date: LocalDate | LocalDateTime) => string {
  const { t } = useLingui()
  const { i18n } = useInstance()
  const venueNow = useVenueNow(venue)
  return (date) => {
    const today = dateOf(venueNow())
    const day = date.slice(0, 10)
    if (day === today) return t({ id: 'day.today', message: 'today' })
    if (day === addDays(today, 1)) return t({ id: 'day.tomorrow', message: 'tomorrow' })
    return formatDay(date, i18n.locale)
  }
}
