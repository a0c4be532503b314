import { millisecondsOf } from '#src/browser/dates.ts'
import type { LocalDateTime } from '#src/contract/values.ts'

import { dayMs, offsetMs } from './wall-clock.ts'

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
