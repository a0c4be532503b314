import { proxy } from 'valtio/vanilla'

export type CartRefusal = {
  /** Code of contract 4.2; null for a check that got no answer. */
  readonly status: string | null
  /** The failure, which is said in the language of the moment. */
  readonly error: unknown
}

/** Why the check before the checkout has failed, until the next try or until the cart is left; not stored in the browser. */
export function createCartRefusalStore() {
  const state = proxy<{ refusal: CartRefusal | null }>({ refusal: null })
  return {
    state,
    say(refusal: CartRefusal | null) {
      state.refusal = refusal
    },
    stop() {},
  }
}
