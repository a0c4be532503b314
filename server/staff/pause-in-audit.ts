import type { StoredPause } from '#server/platform/pauses.ts'
import { isPausedAt } from '#server/platform/pauses.ts'

/** A pause as the audit says it: its end only where it has one, and one that is over as none. */
export function pauseInAudit(
  pause: StoredPause,
  nowMs: number,
): { readonly isPaused: boolean; readonly until?: string } {
  const isPaused = isPausedAt(pause, nowMs)
  return isPaused && pause.until ? { isPaused, until: pause.until.toISOString() } : { isPaused }
}
