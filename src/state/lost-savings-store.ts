import { proxy } from 'valtio/vanilla'

import type { LostSaving } from '#src/domain/discounts/judge-savings.ts'

/**
 * Code and rewards that were taken from the order because they hold no longer, until the diner has seen it or the order
 * ends; not stored in the browser.
 */
export function createLostSavingsStore() {
  const state = proxy<{ lost: readonly LostSaving[] }>({ lost: [] })
  return {
    state,
    keep(lost: readonly LostSaving[]) {
      state.lost = lost
    },
    dismiss() {
      state.lost = []
    },
    stop() {},
  }
}
