import type { LocalDateTime } from '#src/contract/values.ts'
import type { Venue } from '#src/contract/venue.ts'
import { againOffers } from '#src/domain/orders/again-offers.ts'
import type { AgainOffer } from '#src/domain/orders/again-offers.ts'
import { activeOrderTypes } from '#src/domain/services/order-type.ts'
import type { FavouritesState } from '#src/state/favourites-store.ts'
import type { JournalState } from '#src/state/journal-store.ts'
import type { PlacedLinesState } from '#src/state/placed-lines-store.ts'

export type OrdersOfDevice = Readonly<PlacedLinesState & FavouritesState & Pick<JournalState, 'entry'>>

/** What this device can order again at a venue at a moment of venue time, the first proposal first (decisions 75 and 85). */
export function offersAt(
  { orders, favourites, entry }: OrdersOfDevice,
  venue: Venue,
  now: LocalDateTime,
): readonly AgainOffer[] {
  return againOffers({
    favourites: favourites.filter(({ venueId }) => venueId === venue.id),
    placed: orders.filter(({ venueId }) => venueId === venue.id),
    unpaidId: entry?.step === 'unpaid' ? entry.orderId : null,
    offeredTypes: activeOrderTypes(venue),
    now,
    venue,
  })
}
