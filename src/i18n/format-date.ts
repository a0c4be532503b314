import type { LocalDate, LocalDateTime } from '#src/contract/values.ts'

// Wall-clock values are formatted as UTC, so that the device's zone does not shift them [BCONST-06].
function asUtc(date: string): Date {
  return new Date(`${date.slice(0, 10)}T00:00:00Z`)
}

/** A date in the words of a language; English names the day before the month. */
export function datePart(date: string, language: string, options: Intl.DateTimeFormatOptions): string {
  const locale = language === 'en' ? 'en-GB' : language
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(asUtc(date))
}

/** `DD/MM/YYYY`, in German `DD.MM.YYYY` [I18N-08] (rulings "forms of a date"). */
export function formatDate(date: LocalDate | LocalDateTime, language: string): string {
  return [date.slice(8, 10), date.slice(5, 7), date.slice(0, 4)].join(language === 'de' ? '.' : '/')
}

/** A day of these weeks: `Fri 27/11`, in German `Fr 27.11.` [I18N-08]. */
export function formatDay(date: LocalDate | LocalDateTime, language: string): string {
  return `${formatWeekday(date, language)} ${formatDate(date, language).slice(0, language === 'de' ? 6 : 5)}`
}

/** `HH:mm` of a wall-clock moment. */
export function formatTime(moment: LocalDateTime): string {
  return moment.slice(11, 16)
}

/** `Fri` */
export function formatWeekday(date: LocalDate | LocalDateTime, language: string): string {
  return datePart(date, language, { weekday: 'short' })
}
