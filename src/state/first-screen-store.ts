import { proxy } from 'valtio/vanilla'

/**
 * How far the first screen is. `isSettled`: it is usable and its visible photos have come; what is likely next is loaded
 * only then. `isTouched`: the diner has touched, typed or scrolled since; what is out of sight is loaded only then, so
 * that a diner who only looks does not pay for it.
 */
export function createFirstScreenStore() {
  const state = proxy({ isSettled: false, isTouched: false })
  return {
    state,
    settle() {
      state.isSettled = true
    },
    touch() {
      state.isTouched = true
    },
    stop: () => {},
  }
}
