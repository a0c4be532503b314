import { useSnapshot } from 'valtio'

import type { AgainOffer } from '#src/domain/orders/again-offers.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useVenue } from '#src/parts/venue/use-restaurant.ts'
import { useVenueNow } from '#src/parts/venue/use-venue-now.ts'
import { createFavouritesStore } from '#src/state/favourites-store.ts'
import type { FavouritesState } from '#src/state/favourites-store.ts'
import { createJournalStore } from '#src/state/journal-store.ts'
import { createPlacedLinesStore } from '#src/state/placed-lines-store.ts'
import type { PlacedLinesState } from '#src/state/placed-lines-store.ts'

import { offersAt } from './offers-at.ts'

/** What can be ordered again at once at the chosen venue, the first proposal first; none while the cart has dishes. */
export function useAgainOffers(): readonly AgainOffer[] {
  const { stores } = useInstance()
  const { orders } = useSnapshot(stores.of(createPlacedLinesStore).state) as PlacedLinesState
  const { favourites } = useSnapshot(stores.of(createFavouritesStore).state) as FavouritesState
  const { entry } = useSnapshot(stores.of(createJournalStore).state)
  const { cart } = useSnapshot(stores.cart.state)
  const venue = useVenue()
  const now = useVenueNow()()
  return venue && cart.lines.length === 0 ? offersAt({ orders, favourites, entry }, venue, now) : []
}
