import { Trans } from '@lingui/react/macro'

import { ScreenTitle } from '#src/components/screen-title.tsx'
import type { Venue } from '#src/contract/venue.ts'
import { shortAddress } from '#src/domain/venues/venue-address.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { useRestaurant } from '#src/instance/use-restaurant.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { StoreIcon } from '#src/ui/icons.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { declareStyles } from '#src/ui/styles.ts'

import { useChooseVenue } from './use-choose-venue.ts'

import css from './venues-screen.css?inline'

declareStyles(css)

/** Where to order from: photo, name and address of each venue [VENUE-01]. */
export function VenuesScreen() {
  const { venues } = useRestaurant()
  const chooseVenue = useChooseVenue()
  return (
    <section className="venues-screen">
      <ScreenTitle>
        <Trans id="venues.title">Choose a venue</Trans>
      </ScreenTitle>
      {venues.length === 0 ? (
        <EmptyState icon={<StoreIcon size={32} />}>
          <Trans id="venues.none">There is no venue here.</Trans>
        </EmptyState>
      ) : (
        <ul className="list">
          {venues.map((venue) => (
            <VenueItem key={venue.id} venue={venue} onChoose={() => void chooseVenue(venue)} />
          ))}
        </ul>
      )}
    </section>
  )
}

type VenueItemProps = { readonly venue: Venue; readonly onChoose: () => void }

function VenueItem({ venue, onChoose }: VenueItemProps) {
  const api = useApi()
  const code = venue.photos[0]?.code
  return (
    <li>
      <button type="button" onClick={onChoose}>
        <Picture
          src={code ? api.photoUrl(code) : null}
          alt=""
          width={320}
          height={180}
          isFilling
          isDimmed={!venue.license.isActive}
          placeholder={<StoreIcon size={32} />}
        />
        <span className="name">{venue.name}</span>
        <span className="address">{shortAddress(venue)}</span>
      </button>
    </li>
  )
}
