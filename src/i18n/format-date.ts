import type { LocalDate, LocalDateTime } from '#src/contract/values.ts'

// Wall-clock values are formatted as UTC, so that the device's zone does not shift them [BCONST-06].
function asUtc(date: string): Date {
  return new Date(`${date.slice(0, 10)}T00:00:00Z`)
}

function part(date: string, language: string, options: Intl.DateTimeFormatOptions): string {
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

/** `19:30–19:45`, or the start alone. */
export function formatTimes(start: LocalDateTime, end: LocalDateTime | null): string {
  return end === null ? formatTime(start) : `${formatTime(start)}–${formatTime(end)}`
}

/** Weekday, day and month in the language: `Friday 20 November`. */
export function formatLongDate(date: LocalDate | LocalDateTime, language: string): string {
  return part(date, language, { weekday: 'long', day: 'numeric', month: 'long' })
}

export function formatWeekday(date: LocalDate | LocalDateTime, language: string, width: 'short' | 'long' = 'short') {
  return part(date, language, { weekday: width })
}

export function formatMonth(date: LocalDate | LocalDateTime, language: string): string {
  return part(date, language, { month: 'short' })
}

/** Name of a weekday, 1 = Monday. */
export function weekdayName(weekday: number, language: string): string {
  // 1 January 2024 was a Monday.
  return part(`2024-01-0${weekday}`, language, { weekday: 'long' })
}
