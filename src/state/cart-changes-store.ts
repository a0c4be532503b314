import { proxy } from 'valtio/vanilla'

import type { CartChange } from '#src/domain/cart/refresh-cart.ts'

/** Changes that re-pricing made to the cart, until the diner dismisses the notice; not stored in the browser. */
export function createCartChangesStore() {
  const state = proxy<{ changes: readonly CartChange[] }>({ changes: [] })
  return {
    state,
    add(changes: readonly CartChange[]) {
      state.changes = [...state.changes, ...changes]
    },
    dismiss() {
      state.changes = []
    },
    stop() {},
  }
}
