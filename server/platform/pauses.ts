import type { LocalDateTime } from '#src/contract/values.ts'
import { wallClock } from '#src/domain/time/wall-clock.ts'

/** A pause as it is stored; `until` null = until somebody switches it on. */
export type StoredPause = { readonly isPaused: boolean; readonly until: Date | null }

/** Whether a pause holds at a moment: it is over at its end, without anything being written (rulings "a pause ends"). */
export function isPausedAt({ isPaused, until }: StoredPause, nowMs: number): boolean {
  return isPaused && (until === null || nowMs < until.getTime())
}

/** The end of a pause on the clock of the venue. */
export function onClock(until: Date | null, timeZone: string): LocalDateTime | null {
  return until && wallClock(until.getTime(), timeZone)
}

/** How many of the ends have passed: replies of a restaurant differ before and after each. */
export function passedEnds(pauseEnds: readonly number[], nowMs: number): number {
  return pauseEnds.filter((endMs) => endMs <= nowMs).length
}
