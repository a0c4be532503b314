import { proxy } from 'valtio/vanilla'

/**
 * Whether the first screen is usable and its visible photos have come. What the diner may need later is loaded only
 * then, so that it never delays what is in view.
 */
export function createFirstScreenStore() {
  const state = proxy({ isSettled: false })
  return {
    state,
    settle() {
      state.isSettled = true
    },
    stop: () => {},
  }
}
