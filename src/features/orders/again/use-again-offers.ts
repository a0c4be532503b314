import { useSnapshot } from 'valtio'

import { againOffers } from '#src/domain/orders/again-offers.ts'
import type { AgainOffer } from '#src/domain/orders/again-offers.ts'
import { activeOrderTypes } from '#src/domain/services/order-type.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useVenue, useVenueNow } from '#src/parts/venue/use-restaurant.ts'
import { createFavouritesStore } from '#src/state/favourites-store.ts'
import type { FavouritesState } from '#src/state/favourites-store.ts'
import { createJournalStore } from '#src/state/journal-store.ts'
import { createPlacedLinesStore } from '#src/state/placed-lines-store.ts'
import type { PlacedLinesState } from '#src/state/placed-lines-store.ts'

/**
 * Favourites and the last order of this device at the chosen venue that can be ordered again at once, the first proposal
 * first; none while the cart has dishes (decisions 75 and 85).
 */
export function useAgainOffers(): readonly AgainOffer[] {
  const { stores } = useInstance()
  const { orders } = useSnapshot(stores.of(createPlacedLinesStore).state) as PlacedLinesState
  const { favourites } = useSnapshot(stores.of(createFavouritesStore).state) as FavouritesState
  const { entry } = useSnapshot(stores.of(createJournalStore).state)
  const { cart } = useSnapshot(stores.cart.state)
  const venue = useVenue()
  const now = useVenueNow()()
  if (!venue || cart.lines.length > 0) return []
  return againOffers({
    favourites: favourites.filter(({ venueId }) => venueId === venue.id),
    placed: orders.filter(({ venueId }) => venueId === venue.id),
    unpaidId: entry?.step === 'unpaid' ? entry.orderId : null,
    offeredTypes: activeOrderTypes(venue),
    now,
  })
}
