import { millisecondsOf } from '#src/browser/dates.ts'
import type { LocalDate, LocalDateTime, LocalTime } from '#src/contract/values.ts'

const dayMs = 86_400_000

/** The wall-clock time in a zone at an instant [BCONST-06]. */
export function wallClock(instantMs: number, timeZone: string): LocalDateTime {
  return asText(instantMs + offsetMs(instantMs, timeZone))
}

/**
 * The instant (ms since 1970) of a wall-clock time in a zone: the earlier one for a time that occurs twice in autumn,
 * the next valid one for a time that is skipped in spring.
 */
export function instantOf(local: LocalDateTime, timeZone: string): number {
  const asUtc = millisecondsOf(`${local.replace(' ', 'T')}Z`)
  const [before, after] = [asUtc - dayMs, asUtc + dayMs].map((near) => asUtc - offsetMs(near, timeZone)) as [
    number,
    number,
  ]
  return [before, after].find((instantMs) => instantMs + offsetMs(instantMs, timeZone) === asUtc) ?? before
}

/** The venue's time zone if the browser supports it, else the fallback (contract C12). */
export function knownTimeZone(timeZone: string | null, fallback: string): string {
  if (timeZone === null) return fallback
  try {
    Intl.DateTimeFormat('en', { timeZone })
    return timeZone
  } catch {
    return fallback
  }
}

// By Intl, which has the zones; dayjs with its zone plugins would add 4 kB (decision 27).
function offsetMs(instantMs: number, timeZone: string): number {
  const seconds = Math.floor(instantMs / 1000) * 1000
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(seconds)
      .map(({ type, value }) => [type, value]),
  )
  const { year, month, day, hour, minute, second } = parts
  return millisecondsOf(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - seconds
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const two = '2-digit'
  const time = { hour: two, minute: two, second: two, hourCycle: 'h23' } as const
  return new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: two, day: two, ...time })
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

export function addDays(date: LocalDate, days: number): LocalDate {
  return dateOf(asText(millisecondsOf(`${date}T00:00:00Z`) + days * dayMs))
}

/** 1 = Monday to 7 = Sunday, as in `week_day` of the service. */
export function weekdayOf(date: LocalDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7
}
