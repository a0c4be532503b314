import { proxy } from 'valtio/vanilla'

import type { CartChange } from '#src/domain/cart/refresh-cart.ts'

/** What re-pricing changed in the cart, until the diner dismisses the notice; not kept in the browser. */
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
