import { subscribe } from 'valtio/vanilla'

import type { Instance } from '#src/instance/create-instance.ts'
import { eventType } from '#src/options/events.ts'
import { createFirstScreenStore } from '#src/state/first-screen-store.ts'

// As long as the loader waits for the code.
const longestMs = 8000

/** Waits until the widget has started: restaurant, texts and venue are known. Rejects when it fails or takes 8 s. */
export async function whenReady({ clock, stores, surface }: Instance): Promise<void> {
  const { hostElement } = surface
  const { state } = stores.of(createFirstScreenStore)
  if (state.isSettled) return
  const ended = new AbortController()
  try {
    await new Promise<void>((resolve, reject) => {
      const { signal } = ended
      // A widget that had started before this call says so again once its first screen is settled.
      signal.addEventListener(
        'abort',
        subscribe(state, () => state.isSettled && resolve()),
      )
      signal.addEventListener(
        'abort',
        clock.after(longestMs, () => reject(new Error('the widget has not started within 8 s.'))),
      )
      hostElement.addEventListener(eventType('ready'), () => resolve(), { signal })
      hostElement.addEventListener(
        'comanda:error',
        ({ detail }) => reject(new Error(`the widget could not start. ${detail.message}`)),
        { signal },
      )
    })
  } finally {
    ended.abort()
  }
}
