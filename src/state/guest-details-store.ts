import { proxy } from 'valtio/vanilla'

import type { Id } from '#src/contract/values.ts'
import type { OrderRequest } from '#src/domain/checkout/order-request.ts'

/** What a guest typed at the checkout of an order. */
export type GuestDetails = { readonly orderId: Id<'Order'>; readonly request: OrderRequest }

/** Keeps the details of the last guest order while the page is open, for an account; not stored in the browser. */
export function createGuestDetailsStore() {
  const state = proxy<{ details: GuestDetails | null }>({ details: null })
  return {
    state,
    keep(details: GuestDetails) {
      state.details = details
    },
    forget() {
      state.details = null
    },
    stop() {},
  }
}
