import type { Venue } from '#src/contract/venue.ts'
import type { AgainOffer } from '#src/domain/orders/again-offers.ts'
import { activeOrderTypes } from '#src/domain/services/order-type.ts'
import { activeVenue } from '#src/domain/venues/venue-state.ts'
import { AgainRow } from '#src/features/orders/favourites/again-row.tsx'
import { RecordList } from '#src/parts/screen/record-card.tsx'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'

import { useAgainStart } from './use-again-start.ts'

type AgainListProps = {
  readonly offers: readonly AgainOffer[]
  /** Called when a tap leads to another screen. */
  readonly onLeave?: (() => void) | undefined
}

/** Favourites and the last order, each with the buttons to order it again and to change it. */
export function AgainList({ offers, onLeave }: AgainListProps) {
  const restaurant = useRestaurant()
  return (
    <RecordList>
      {offers.map((offer) => {
        const { orderId, venueId, type } = offer
        const venue = activeVenue(restaurant, venueId)
        const isOffered = venue && activeOrderTypes(venue).includes(type)
        return isOffered ? (
          <Offered key={orderId} offer={offer} venue={venue} onLeave={onLeave} />
        ) : (
          <AgainRow key={orderId} offer={offer} start={null} />
        )
      })}
    </RecordList>
  )
}

type OfferedProps = Pick<AgainListProps, 'onLeave'> & { readonly offer: AgainOffer; readonly venue: Venue }

function Offered({ offer, venue, onLeave }: OfferedProps) {
  const { isKnown, start, onAdded } = useAgainStart(venue, offer)
  return <AgainRow offer={offer} isOffered isKnown={isKnown} start={start} onAdded={onAdded} onLeave={onLeave} />
}
