import { startWhenNeeded } from '#src/app/start-when-needed.ts'
import type { Instance } from '#src/instance/create-instance.ts'

/**
 * Follows the group order that the diner takes part in; its code is loaded only then (decision 83). Returns the function
 * that stops it.
 */
export function watchGroup(instance: Instance): () => void {
  const { draft, cart } = instance.stores
  return startWhenNeeded({
    states: [draft.state],
    // Dishes of others without a group are of an order that was given up.
    isNeeded: () => draft.state.group !== null || cart.state.cart.lines.some(({ member }) => member),
    async load() {
      const { followGroup } = await import('#src/parts/group/follow-group.ts')
      return () => followGroup(instance)
    },
    failure: 'the group order could not be followed',
  })
}
