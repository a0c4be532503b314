/** Time as the widget sees it; tests pass their own. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number
  /** Runs once after `ms`; the answer cancels it. */
  after(ms: number, run: () => void): () => void
}

export const systemClock: Clock = {
  // Datejs of 2008 replaces `Date.now` with a function that answers a Date.
  now: () => new Date().getTime(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
