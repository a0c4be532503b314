import { proxy } from 'valtio/vanilla'

import type { Instance } from '#src/instance/create-instance.ts'

import type { CartChange } from './reprice-cart.ts'

export type CartNotice = ReturnType<typeof createCartNotice>

function createCartNotice() {
  const state = proxy<{ changes: readonly CartChange[] }>({ changes: [] })
  return {
    state,
    add(changes: readonly CartChange[]) {
      state.changes = [...state.changes, ...changes]
    },
    dismiss() {
      state.changes = []
    },
  }
}

// One notice per widget, as long as the widget lives.
const notices = new WeakMap<Instance, CartNotice>()

/** What changed in the cart by itself, until the diner dismisses it. */
export function cartNoticeOf(instance: Instance): CartNotice {
  const known = notices.get(instance)
  if (known) return known
  const notice = createCartNotice()
  notices.set(instance, notice)
  return notice
}
