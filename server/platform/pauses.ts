/** A pause as it is stored; `until` null = until somebody switches it on. */
export type StoredPause = { readonly isPaused: boolean; readonly until: Date | null }

/** Whether a pause holds at a moment: it is over at its end, without anything being written (rulings "a pause ends"). */
export function isPausedAt({ isPaused, until }: StoredPause, nowMs: number): boolean {
  return isPaused && (until === null || nowMs < until.getTime())
}

/** How many of the ends have passed: replies of a restaurant differ before and after each. */
export function passedEnds(pauseEnds: readonly number[], nowMs: number): number {
  return pauseEnds.filter((endMs) => endMs <= nowMs).length
}
