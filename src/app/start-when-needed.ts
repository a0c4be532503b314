import { subscribe } from 'valtio/vanilla'

import { startWhenLoaded } from './start-when-loaded.ts'

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
  let stop: (() => void) | null = null

  async function loadOrForget() {
    try {
      return await load()
    } catch (error) {
      stop = null
      throw error
    }
  }

  function settle() {
    if (!stop && isNeeded()) stop = startWhenLoaded(loadOrForget, failure)
  }

  const unsubscribe = states.map((state) => subscribe(state, settle))
  settle()
  return () => {
    unsubscribe.forEach((end) => end())
    stop?.()
  }
}
