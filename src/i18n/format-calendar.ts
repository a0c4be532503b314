import type { LocalDate, LocalDateTime } from '#src/contract/values.ts'

import { datePart, formatTime } from './format-date.ts'

/** `19:30–19:45`, or the start alone. */
export function formatTimes(start: LocalDateTime, end: LocalDateTime | null): string {
  return end === null ? formatTime(start) : `${formatTime(start)}–${formatTime(end)}`
}

/** Weekday, day and month in the language: `Friday 20 November`. */
export function formatLongDate(date: LocalDate | LocalDateTime, language: string): string {
  return datePart(date, language, { weekday: 'long', day: 'numeric', month: 'long' })
}

export function formatMonth(date: LocalDate | LocalDateTime, language: string): string {
  return datePart(date, language, { month: 'short' })
}

/** Name of a weekday, 1 = Monday. */
export function weekdayName(weekday: number, language: string): string {
  // 1 January 2024 was a Monday.
  return datePart(`2024-01-0${weekday}`, language, { weekday: 'long' })
}
