import type { LocalDate } from '#src/contract/values.ts'
import { addDays, dateOf } from '#src/domain/time/wall-clock.ts'
import { formatLongDate } from '#src/i18n/format-calendar.ts'
import { formatWeekday } from '#src/i18n/format-date.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useVenueNow } from '#src/parts/venue/use-venue-now.ts'

import { useDayName } from './use-day-name.ts'

/** Functions for the short and long label of a day; with "today" and "tomorrow" in venue time. */
export function useDayLabels() {
  const { i18n } = useInstance()
  const dayName = useDayName()
  const today = dateOf(useVenueNow()())
  const hasName = (date: LocalDate) => date === today || date === addDays(today, 1)
  const full = (date: LocalDate) => formatLongDate(date, i18n.locale)
  return {
    short: (date: LocalDate) => (hasName(date) ? dayName(date) : formatWeekday(date, i18n.locale)),
    long: (date: LocalDate) => (hasName(date) ? `${dayName(date)}, ${full(date)}` : full(date)),
  }
}
