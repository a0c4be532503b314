type Waiting = { readonly isUrgent: () => boolean; readonly start: () => Promise<void> }

export type LoadQueue = ReturnType<typeof createLoadQueue>

/**
 * Runs loads in parallel up to a limit: visible sections first, the rest only when no visible one is loading and
 * `mayLoadRest` allows it.
 */
export function createLoadQueue(mayLoadRest = () => true, limit = 4) {
  let waiting: readonly Waiting[] = []
  let running = 0
  let urgentRunning = 0

  function fill() {
    while (running < limit) {
      const urgent = waiting.find((one) => one.isUrgent())
      const chosen = urgent ?? (urgentRunning > 0 || !mayLoadRest() ? undefined : waiting[0])
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

  // A microtask later, so that requests of one render are prioritised together.
  const next = () => queueMicrotask(fill)

  return {
    /** Starts further loads: a section has become visible, or the rest may be loaded now. */
    next,
    run<T>(isUrgent: () => boolean, load: () => Promise<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        waiting = [...waiting, { isUrgent, start: () => load().then(resolve, reject) }]
        next()
      })
    },
  }
}
