import { Trans } from '@lingui/react/macro'
import type { ComponentType, ReactNode } from 'react'
import { useSnapshot } from 'valtio'

import { venueContentQuery } from '#src/api/venue-content-calls.ts'
import type { ServicePoint } from '#src/contract/restaurant.ts'
import type { Venue } from '#src/contract/venue.ts'
import { servesPoint } from '#src/domain/venues/filter-venues.ts'
import { shortAddress } from '#src/domain/venues/venue-address.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { BookNow } from '#src/parts/reservation/book-now.tsx'
import { ScreenTitle } from '#src/parts/screen/screen-title.tsx'
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'
import { beginsAtMenu } from '#src/parts/venue/begins-at-menu.ts'
import { OpenNow } from '#src/parts/venue/open-now.tsx'
import type { OrdersFromProps } from '#src/parts/venue/open-now.tsx'
import { useRestaurant, useVenue } from '#src/parts/venue/use-restaurant.ts'
import { useQuery } from '#src/query/use-query.ts'
import { isStarted } from '#src/state/order-draft-store.ts'
import type { OrderDraftState } from '#src/state/order-draft-store.ts'
import { Button } from '#src/ui/base/button.tsx'
import { Picture } from '#src/ui/base/picture.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './home-screen.css?inline'

declareStyles(css)

type HomeScreenProps = {
  readonly activeOrder: ReactNode
  /** Beside a closed dining room. */
  readonly OrdersFrom: ComponentType<OrdersFromProps>
  /** Everything below the fold. */
  readonly details: ReactNode
}

/** The service point of the order, else the default point if the venue serves it [HOME-02]. */
function chosenPoint(points: readonly ServicePoint[], venue: Venue, draft: Readonly<OrderDraftState>) {
  const pointId = draft.type === null ? draft.defaultServicePointId : draft.servicePointId
  return points.find((point) => point.id === pointId && servesPoint(venue.id, point))
}

/** Welcome, buttons to order and to book, and the venue's details [HOME-01..04]. */
export function HomeScreen(props: HomeScreenProps) {
  const venue = useVenue()
  return venue ? <Home venue={venue} {...props} /> : null
}

function Home({ venue, activeOrder, OrdersFrom, details }: HomeScreenProps & { venue: Venue }) {
  const api = useApi()
  const { location, options, stores } = useInstance()
  const draft = useSnapshot(stores.draft.state)
  const { data, error } = useQuery(venueContentQuery(api, venue.id))
  useFailureAlert(error)
  const point = chosenPoint(useRestaurant().servicePoints, venue, draft)
  const photo = venue.photos[0]?.code
  // A widget that begins at the menu asks for day and time with the first dish (decision 68).
  const goesToMenu = beginsAtMenu(options, venue) || isStarted(draft)
  const order = () => location.navigate(goesToMenu ? paths.menu : paths.orderOptions)
  return (
    <div className="screen-frame home-screen">
      {activeOrder}
      <section className="welcome">
        {photo && <Picture photo={api.photo(photo)} alt="" width={640} height={360} isEager hasPriority isFilling />}
        <p className="greeting">
          <Trans id="home.welcome">Welcome to</Trans>
        </p>
        <ScreenTitle>{venue.name}</ScreenTitle>
        {point && <p className="address">{point.texts.name}</p>}
        <p className="address">{shortAddress(venue)}</p>
        {venue.openingHours.length > 0 && (
          <div className="open-place">
            {(data || error) && <OpenNow venue={venue} closures={data?.closures ?? []} OrdersFrom={OrdersFrom} />}
          </div>
        )}
        <div className="order">
          <Button variant="primary" isWide data-key="order" onClick={order}>
            <Trans id="home.orderNow">Order now</Trans>
          </Button>
          <BookNow venue={venue} />
        </div>
      </section>
      <div className="below" data-live="">
        {details}
      </div>
    </div>
  )
}
