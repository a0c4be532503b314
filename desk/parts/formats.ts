import type { ExpectedTime } from '#desk/contract/orders.ts'
import type { LocalDate, LocalDateTime } from '#src/contract/values.ts'
import { timeOf } from '#src/domain/time/wall-clock.ts'
import { datePart } from '#src/i18n/format-date.ts'

/** Languages as `Intl` knows them: English with the day before the month. */
const localeOf = (language: string) => (language === 'en' ? 'en-GB' : language)

function formatted(language: string, instant: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(localeOf(language), options).format(instant)
}

/** The clock of this device: `12:05`. */
export function formatClock(ms: number, language: string): string {
  return formatted(language, new Date(ms), { hour: '2-digit', minute: '2-digit' })
}

/** An instant on the clock of this device: `20 Nov, 12:05`. */
export function formatStamp(iso: string, language: string): string {
  return formatted(language, new Date(iso), { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
}

/** When an order is promised, by the clock of the venue: `19:40`, or `19:40 – 20:10`. */
export function formatExpected({ from, to }: ExpectedTime): string {
  return to === null ? timeOf(from) : `${timeOf(from)} – ${timeOf(to)}`
}

/** The day of an instant by the clock of this device, which may be in another year: `20 Nov 2026`. */
export function formatDayOf(iso: string, language: string): string {
  return formatted(language, new Date(iso), { day: 'numeric', month: 'short', year: 'numeric' })
}

/** The day of a time of the venue, which is not converted to the zone of this device: `Fri 20 Nov`. */
export function formatDay(moment: LocalDateTime | LocalDate, language: string): string {
  return datePart(moment, language, { weekday: 'short', day: 'numeric', month: 'short' })
}

/** A day that may be in another year: `24 Dec 2026`. */
export function formatDate(day: LocalDate, language: string): string {
  return datePart(day, language, { day: 'numeric', month: 'short', year: 'numeric' })
}

/** Monday to Sunday. */
export function formatWeekdays(language: string, weekday: 'long' | 'short'): readonly string[] {
  // 1 January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, day) => datePart(`2024-01-0${day + 1}` as LocalDate, language, { weekday }))
}
