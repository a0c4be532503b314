import type { Id } from '#src/contract/values.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import type { Stores } from '#src/state/create-stores.ts'
import { createFavouritesStore } from '#src/state/favourites-store.ts'
import { createPlacedLinesStore } from '#src/state/placed-lines-store.ts'

/** The lines of an order that this device has: of one of the last orders, else of a favourite; empty without them. */
export function keptLinesOf(stores: Stores, orderId: Id<'Order'>): readonly CartLine[] {
  const placed = stores.of(createPlacedLinesStore).linesOf(orderId)
  if (placed.length > 0) return placed
  return stores.of(createFavouritesStore).state.favourites.find((one) => one.orderId === orderId)?.lines ?? []
}
