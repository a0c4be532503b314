import { subscribe } from 'valtio/vanilla'

import type { Instance } from '#src/instance/create-instance.ts'
import { createFirstScreenStore } from '#src/state/first-screen-store.ts'

/**
 * Starts `work` once the diner has touched the widget, at once when that was before. `work` returns what stops it. Returns
 * the function that stops both, the wait and the work.
 */
export function whenTouched({ stores }: Pick<Instance, 'stores'>, work: () => () => void): () => void {
  const { state } = stores.of(createFirstScreenStore)
  if (state.isTouched) return work()
  let stop = subscribe(state, () => {
    if (!state.isTouched) return
    stop()
    stop = work()
  })
  return () => stop()
}
