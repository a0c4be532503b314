import type { Cents } from '#src/contract/values.ts'
import type { Shortage } from '#src/domain/cart/shortages.ts'
import { noSavings } from '#src/domain/discounts/savings.ts'
import type { SubmissionDeps } from '#src/features/checkout/submission.ts'
import { cartChangeText } from '#src/i18n/cart-change-text.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { lookAtCart } from '#src/parts/cart/look-at-cart.ts'
import type { Messages } from '#src/state/dialog-store.ts'

import type { Setback } from './setback.ts'

export type Refused = Pick<SubmissionDeps, 'draft' | 'venue' | 'checkout'> & {
  /** Code of contract 4.2. */
  readonly status: string
  readonly messages: Messages
  readonly price: (amount: Cents) => string
}

/**
 * What a refused order needs to go on, after everything that its code says has changed is loaded anew; null for a refusal
 * that a sentence alone explains.
 */
export async function findSetback(instance: Instance, refused: Refused): Promise<Setback | null> {
  const { status, messages, checkout } = refused
  const totalBefore = checkout.costs.totals.total
  const setback = { messages, shortages: [], wayOn: null, totalBefore }
  if (status === 'TOTAL_CHANGED' || status === 'PRODUCT_NOT_AVAILABLE') {
    const [order] = await Promise.allSettled([lookAtOrder(instance, refused), checkout.reload()])
    if (order.status === 'rejected') return setback
    const { shortages, changes } = order.value
    return { ...setback, shortages, messages: () => [...messages(), ...changes()] }
  }
  if (status === 'ORDER_TIME_EXPIRED' || status === 'NOT_ENOUGH_SEATS') return { ...setback, wayOn: 'times' }
  if (status === 'MIN_SPEND') {
    await checkout.reload()
    return { ...setback, wayOn: 'menu' }
  }
  if (checkout.delivery.guest && /^ADDRESS_|_FOR_ADDRESS$/.test(status)) {
    await checkout.reload()
    return { ...setback, wayOn: 'address' }
  }
  if (!/^(COUPON_|REWARD_NOT_AVAILABLE)/.test(status)) return null
  // Without what the service does not accept, so that the diner sees the new total first.
  instance.stores.draft.applySavings(noSavings)
  await checkout.reload()
  return setback
}

type OrderNow = { readonly shortages: readonly Shortage[]; readonly changes: Messages }

/** The order as it can be had now, with what has changed in it as sentences; rejects as `lookAtCart`. */
async function lookAtOrder(instance: Instance, { draft, venue, price }: Refused): Promise<OrderNow> {
  const context = { menuId: draft.menuId, orderType: draft.type, venueId: venue.id }
  const { shortages, changes } = await lookAtCart(instance, context)
  return { shortages, changes: () => changes.map((change) => cartChangeText(instance.i18n, change, price)) }
}
