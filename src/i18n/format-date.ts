import type { LocalDate, LocalDateTime } from '#src/contract/values.ts'

// Wall-clock values are formatted as UTC, so that the device's zone does not shift them [BCONST-06].
function asUtc(date: string): Date {
  return new Date(`${date.slice(0, 10)}T00:00:00Z`)
}

/** A date in the words of a language. */
export function datePart(date: string, language: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(asUtc(date))
}

/** `DD/MM/YYYY` [I18N-08]. */
export function formatDate(date: LocalDate | LocalDateTime): string {
  return `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}`
}

/** `HH:mm` of a wall-clock moment. */
export function formatTime(moment: LocalDateTime): string {
  return moment.slice(11, 16)
}

export function formatWeekday(date: LocalDate | LocalDateTime, language: string, width: 'short' | 'long' = 'short') {
  return datePart(date, language, { weekday: width })
}
