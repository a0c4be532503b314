import { subscribe } from 'valtio/vanilla'

import { logSilently } from '#src/integrations/log.ts'

type Work = {
  /** Stores whose changes decide. */
  readonly states: readonly object[]
  readonly isNeeded: () => boolean
  /** Loads the code; resolves to the function that starts the work, which returns its stop. */
  readonly load: () => Promise<() => () => void>
  /** Logged when the code cannot be loaded; the next change of a store tries again. */
  readonly failure: string
}

/** Starts work whose code is loaded once it is needed, and then goes on. Returns the function that stops it. */
export function startWhenNeeded({ states, isNeeded, load, failure }: Work): () => void {
  let isLoading = false
  let isOver = false
  let stop = () => {}

  async function start() {
    try {
      const run = await load()
      if (!isOver) stop = run()
    } catch {
      isLoading = false
      logSilently(failure)
    }
  }

  function settle() {
    if (isLoading || !isNeeded()) return
    isLoading = true
    void start()
  }

  const unsubscribe = states.map((state) => subscribe(state, settle))
  settle()
  return () => {
    isOver = true
    unsubscribe.forEach((end) => end())
    stop()
  }
}
