import { subscribe } from 'valtio/vanilla'

import type { Instance } from '#src/instance/create-instance.ts'
import { logSilently } from '#src/integrations/log.ts'

/**
 * Follows the group order that the diner takes part in; its code is loaded only then (decision 83). Returns the function
 * that stops it.
 */
export function watchGroup(instance: Instance): () => void {
  const { draft, cart } = instance.stores
  let isLoading = false
  let isOver = false
  let stop = () => {}

  async function load() {
    try {
      const { followGroup } = await import('#src/parts/group/follow-group.ts')
      if (!isOver) stop = followGroup(instance)
    } catch {
      // The next change of the order tries again.
      isLoading = false
      logSilently('the group order could not be followed')
    }
  }

  function settle() {
    // Dishes of others without a group are of an order that was given up.
    const isNeeded = draft.state.group || cart.state.cart.lines.some(({ member }) => member)
    if (!isNeeded || isLoading) return
    isLoading = true
    void load()
  }

  const unsubscribe = subscribe(draft.state, settle)
  settle()
  return () => {
    isOver = true
    unsubscribe()
    stop()
  }
}
