import { millisecondsOf } from '#src/browser/dates.ts'
import type { LocalDate, LocalDateTime, LocalTime } from '#src/contract/values.ts'

/** Ms of a day without a change of the clock. */
export const dayMs = 86_400_000

/** The wall-clock time in a zone at an instant [BCONST-06]. */
export function wallClock(instantMs: number, timeZone: string): LocalDateTime {
  return asText(instantMs + offsetMs(instantMs, timeZone))
}

/**
 * Ms that a zone's wall clock is ahead of UTC at an instant. By Intl, which has the zones; dayjs with its zone plugins
 * would add 4 kB (decision 27).
 */
export function offsetMs(instantMs: number, timeZone: string): number {
  const seconds = Math.floor(instantMs / 1000) * 1000
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(seconds)
      .map(({ type, value }) => [type, value]),
  )
  const { year, month, day, hour, minute, second } = parts
  return millisecondsOf(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - seconds
}

let latest: { readonly timeZone: string; readonly format: Intl.DateTimeFormat } | null = null

/** The format of a zone. The latest one is kept, because browsers take about a millisecond to make one. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  if (latest?.timeZone !== timeZone) {
    const two = '2-digit'
    const time = { hour: two, minute: two, second: two, hourCycle: 'h23' } as const
    const parts = { year: 'numeric', month: two, day: two, ...time } as const
    latest = { timeZone, format: new Intl.DateTimeFormat('en', { timeZone, ...parts }) }
  }
  return latest.format
}

function asText(utcMs: number): LocalDateTime {
  return new Date(utcMs).toISOString().slice(0, 19).replace('T', ' ') as LocalDateTime
}

export function dateOf(moment: LocalDateTime): LocalDate {
  return moment.slice(0, 10) as LocalDate
}

export function timeOf(moment: LocalDateTime): LocalTime {
  return moment.slice(11, 16) as LocalTime
}

/** The moment at which a clock shows a time on a date. */
export function momentOf(date: LocalDate, time: LocalTime): LocalDateTime {
  return `${date} ${time}:00` as LocalDateTime
}

/** The moment at which a date begins on a clock. */
export function midnightOf(date: LocalDate): LocalDateTime {
  return `${date} 00:00:00` as LocalDateTime
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return dateOf(asText(millisecondsOf(`${date}T00:00:00Z`) + days * dayMs))
}

/** 1 = Monday to 7 = Sunday, as in `week_day` of the service. */
export function weekdayOf(date: LocalDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7
}
