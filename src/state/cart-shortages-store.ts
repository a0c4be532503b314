import { proxy } from 'valtio/vanilla'

import type { Shortage } from '#src/domain/cart/shortages.ts'

/** What the last look at the cart found that cannot be had as ordered; not stored in the browser. */
export function createCartShortagesStore() {
  const state = proxy<{ shortages: readonly Shortage[] }>({ shortages: [] })
  return {
    state,
    say(shortages: readonly Shortage[]) {
      state.shortages = shortages
    },
    stop() {},
  }
}
