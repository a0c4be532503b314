import type { LocalDateTime } from '#src/contract/values.ts'

import { dayMs, offsetMs, wallClock } from './wall-clock.ts'

const minuteMs = 60_000

/**
 * The wall-clock time in a zone to compare other times with: it never goes back. While an hour is repeated in autumn it
 * stands still at the last second before, because a time that occurs twice means the first one (decision 92).
 */
export function steadyClock(instantMs: number, timeZone: string): LocalDateTime {
  let latest = wallClock(instantMs, timeZone)
  const turnedBackMs = offsetMs(instantMs - dayMs, timeZone) - offsetMs(instantMs, timeZone)
  // The last second of each minute that is shown again: clocks are put back at the end of a minute.
  for (let at = instantMs - (instantMs % minuteMs) - 1000; at > instantMs - turnedBackMs; at -= minuteMs) {
    const shown = wallClock(at, timeZone)
    if (shown > latest) latest = shown
  }
  return latest
}
