type Waiting = { readonly isUrgent: () => boolean; readonly start: () => Promise<void> }

export type LoadQueue = ReturnType<typeof createLoadQueue>

/** Runs loads side by side up to a limit: what is in sight first, the rest only when nothing in sight is loading. */
export function createLoadQueue(limit = 4) {
  let waiting: readonly Waiting[] = []
  let running = 0
  let urgentRunning = 0

  function fill() {
    while (running < limit) {
      const urgent = waiting.find((one) => one.isUrgent())
      const chosen = urgent ?? (urgentRunning > 0 ? undefined : waiting[0])
      if (!chosen) return
      waiting = waiting.filter((one) => one !== chosen)
      const weight = urgent ? 1 : 0
      running += 1
      urgentRunning += weight
      void chosen.start().then(() => {
        running -= 1
        urgentRunning -= weight
        fill()
      })
    }
  }

  // Those who ask in the same breath are compared with each other first.
  const next = () => queueMicrotask(fill)

  return {
    /** Looks again: something came into sight. */
    next,
    run<T>(isUrgent: () => boolean, load: () => Promise<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        waiting = [...waiting, { isUrgent, start: () => load().then(resolve, reject) }]
        next()
      })
    },
  }
}
