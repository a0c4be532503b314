import type { CartLine } from '#src/domain/cart/cart-line.ts'
import { hasSameContent } from '#src/domain/cart/same-content.ts'
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
  const placed = stores.of(createPlacedLinesStore).linesOf(entry.orderId) ?? []
  const { lines } = stores.cart.state.cart
  // By content: names and choices may have been placed in another language.
  return placed.length === lines.length && lines.every((line, at) => isSame(line, placed[at]))
}

function isSame(line: CartLine, placed: CartLine | undefined): boolean {
  return placed !== undefined && line.quantity === placed.quantity && hasSameContent(line, placed)
}
