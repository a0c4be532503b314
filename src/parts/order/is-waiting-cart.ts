import { toJson } from '#src/browser/json.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { createJournalStore, isUnpaid } from '#src/state/journal-store.ts'
import { createPlacedLinesStore } from '#src/state/placed-lines-store.ts'

/**
 * Whether the cart is the order of this device that waits for its payment: what the menu lacks of its dishes, that order
 * holds.
 */
export function isWaitingCart({ stores }: Pick<Instance, 'stores'>): boolean {
  const { entry } = stores.of(createJournalStore).state
  if (!isUnpaid(entry)) return false
  return toJson(stores.of(createPlacedLinesStore).linesOf(entry.orderId)) === toJson(stores.cart.state.cart.lines)
}
