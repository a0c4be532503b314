import { proxy } from 'valtio/vanilla'

import type { Id } from '#src/contract/values.ts'
import type { GuestField } from '#src/domain/checkout/guest-form.ts'

/** What a guest typed at the checkout of an order. */
export type GuestDetails = Readonly<Partial<Record<GuestField, string | undefined>>> & { readonly orderId: Id<'Order'> }

/** Keeps the details of the last guest order while the page is open, for an account; not stored in the browser. */
export function createGuestDetailsStore() {
  const state = proxy<{ details: GuestDetails | null }>({ details: null })
  return {
    state,
    keep(details: GuestDetails) {
      state.details = details
    },
    stop() {},
  }
}
