import { Trans } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'

import { venueContentQuery } from '#src/api/venue-content-calls.ts'
import type { Venue } from '#src/contract/venue.ts'
import { filterVenues } from '#src/domain/venues/filter-venues.ts'
import { shortAddress } from '#src/domain/venues/venue-address.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { readVenueQuery } from '#src/instance/routes/venue-paths.ts'
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx'
import { OpenNow } from '#src/parts/venue/open-now.tsx'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'
import { useQuery } from '#src/query/use-query.ts'
import { EmptyState } from '#src/ui/base/empty-state.tsx'
import { StoreIcon } from '#src/ui/base/more-icons.tsx'
import { Picture } from '#src/ui/base/picture.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { Tag } from '#src/ui/base/tag.tsx'

import { chooseVenue, keepChosen } from './choose-venue.ts'

import css from './venues-screen.css?inline'

declareStyles(css)

/** Venues that match the query, each with photo, name, address and hours [VENUE-01, VENUE-03]. */
export function VenuesScreen() {
  const instance = useInstance()
  const asked = readVenueQuery(instance.location.useEntry().search)
  const venues = filterVenues(useRestaurant(), asked)
  function choose(venue: Venue) {
    keepChosen(instance, asked)
    void chooseVenue(instance, venue, asked.service)
  }
  return (
    <section className="venues-screen">
      <ScreenTitle>
        <Trans id="venues.title">Choose a restaurant</Trans>
      </ScreenTitle>
      {venues.length === 0 ? (
        <EmptyState icon={<StoreIcon size={32} />}>
          <Trans id="venues.none">There is no restaurant here.</Trans>
        </EmptyState>
      ) : (
        <ul className="list">
          {venues.map((venue) => (
            <VenueItem key={venue.id} venue={venue} onChoose={() => choose(venue)} />
          ))}
        </ul>
      )}
    </section>
  )
}

type VenueItemProps = { readonly venue: Venue; readonly onChoose: () => void }

function VenueItem({ venue, onChoose }: VenueItemProps) {
  const api = useApi()
  const { stores } = useInstance()
  const { venueId } = useSnapshot(stores.place.state)
  const code = venue.photos[0]?.code
  return (
    <li>
      <button type="button" aria-current={venue.id === venueId ? 'true' : undefined} onClick={onChoose}>
        <Picture
          photo={api.photo(code)}
          alt=""
          width={320}
          height={180}
          isFilling
          isDimmed={!venue.license.isActive}
          placeholder={<StoreIcon size={32} />}
        />
        <span className="name">{venue.name}</span>
        <span className="address">{shortAddress(venue)}</span>
        <span className="state">
          {venue.license.isActive ? (
            <Hours venue={venue} />
          ) : (
            <Tag>
              <Trans id="venues.inactive">Not available now</Trans>
            </Tag>
          )}
        </span>
      </button>
    </li>
  )
}

/** Opening state, shown once the closures are loaded, so that it never changes from open to closed. */
function Hours({ venue }: { venue: Venue }) {
  const { data, error } = useQuery(venueContentQuery(useApi(), venue.id))
  return data || error ? <OpenNow venue={venue} closures={data?.closures ?? []} /> : null
}
