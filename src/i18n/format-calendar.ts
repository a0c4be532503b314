import type { LocalDate, LocalDateTime } from '#src/contract/values.ts'

import { datePart, formatDate, formatTime, formatWeekday } from './format-date.ts'

/** `19:30–19:45`, or the start alone. */
export function formatTimes(start: LocalDateTime, end: LocalDateTime | null): string {
  return end === null ? formatTime(start) : `${formatTime(start)}–${formatTime(end)}`
}

/** Weekday, day and month in the language: `Friday 20 November`. */
export function formatLongDate(date: LocalDate | LocalDateTime, language: string): string {
  return datePart(date, language, { weekday: 'long', day: 'numeric', month: 'long' })
}

/** What is to come: `Friday 20 November, 19:30–19:45`. */
export function formatMoment(start: LocalDateTime, end: LocalDateTime | null, language: string): string {
  return `${formatLongDate(start, language)}, ${formatTimes(start, end)}`
}

/** What may be years ago: `Fri 20/11/2026, 19:30–19:45`. */
export function formatPastMoment(start: LocalDateTime, end: LocalDateTime | null, language: string): string {
  return `${formatWeekday(start, language)} ${formatDate(start, language)}, ${formatTimes(start, end)}`
}

export function formatMonth(date: LocalDate | LocalDateTime, language: string): string {
  return datePart(date, language, { month: 'short' })
}

/** Name of a weekday, 1 = Monday. */
export function weekdayName(weekday: number, language: string): string {
  // 1 January 2024 was a Monday.
  return datePart(`2024-01-0${weekday}`, language, { weekday: 'long' })
}
