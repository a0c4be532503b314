import { millisecondsOf } from '#src/browser/dates.ts'
import type { LocalDateTime } from '#src/contract/values.ts'

import { dayMs, offsetMs, wallClock } from './wall-clock.ts'

/**
 * The instant (ms since 1970) of a wall-clock time in a zone: the earlier one for a time that occurs twice in autumn,
 * the next valid one for a time that is skipped in spring.
 */
export function instantOf(local: LocalDateTime, timeZone: string): number {
  return instantsOf(local, timeZone)[0]
}

/**
 * The instants at which the clocks of a zone show a time, the earlier one first: two where they show it twice. Of a time
 * that they skip the one at which they would show it had they not been put forward.
 */
export function instantsOf(local: LocalDateTime, timeZone: string): readonly [number, ...number[]] {
  const asUtc = millisecondsOf(`${local.replace(' ', 'T')}Z`)
  const at = (near: number) => asUtc - offsetMs(near, timeZone)
  const [before, after] = [at(asUtc - dayMs), at(asUtc + dayMs)]
  const isShown = (instantMs: number) => at(instantMs) === instantMs
  if (before !== after && isShown(after)) return isShown(before) ? [before, after] : [after]
  return [before]
}

/** Whether the clocks of a zone show a time at all: where they are put forward, they skip some (decision 92). */
export function isOnClock(local: LocalDateTime, timeZone: string): boolean {
  return wallClock(instantOf(local, timeZone), timeZone) === local
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
