import { toJson } from '#src/browser/json.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Cents, Id } from '#src/contract/values.ts'
import { clearCart } from '#src/domain/cart/change-cart.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { confirmationPath, paths } from '#src/instance/routes/paths.ts'
import { createJournalStore } from '#src/state/journal-store.ts'
import { createLostSavingsStore } from '#src/state/lost-savings-store.ts'
import { createPlacedLinesStore } from '#src/state/placed-lines-store.ts'

export type FinishedOrder = {
  readonly id: Id<'Order'>
  /** Token of a guest's order; null for a customer. */
  readonly token: string | null
  readonly total: Cents
  /** ISO 4217 code. */
  readonly currency: string
  readonly orderType: OrderType
}

type FinishingInstance = Pick<Instance, 'stores' | 'location' | 'emit'>

/**
 * Called when the order is placed and nothing is left to pay. Opens the confirmation in place of the checkout, so
 * that Back leads home, and empties the cart unless it was changed meanwhile [CHK-37, CHK-38].
 */
export function finishOrder({ stores, location, emit }: FinishingInstance, order: FinishedOrder): void {
  const { id, token, total, currency, orderType } = order
  stores.of(createJournalStore).placed(id, token)
  emit('order-placed', { orderId: id, total: total / 100, currency, orderType })
  location.backTo(paths.home)
  location.navigate(confirmationPath(id, token))
  const ordered = stores.of(createPlacedLinesStore).linesOf(id)
  if (toJson(ordered) !== toJson(stores.cart.state.cart.lines)) return
  stores.cart.change(clearCart)
  stores.draft.reset()
  stores.of(createLostSavingsStore).dismiss()
}
