/** Current time and timers of the widget; tests pass a manual clock. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number
  /** Runs the callback once after `ms` milliseconds; the returned function cancels it. */
  after(ms: number, run: () => void): () => void
}

export const systemClock: Clock = {
  // Datejs (2008) replaces `Date.now` with a function that returns a Date object.
  now: () => new Date().getTime(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
