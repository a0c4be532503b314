import { venueContentQuery } from '#src/api/venue-content-calls.ts'
import type { Venue } from '#src/contract/venue.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { useCustomer } from '#src/instance/use-customer.ts'
import { lazyPart } from '#src/parts/screen/lazy.tsx'
import { useRestaurant, useVenue } from '#src/parts/venue/use-restaurant.ts'
import { useQuery } from '#src/query/use-query.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import { AboutCard } from './about-card.tsx'
import { ClosuresCard } from './closures-card.tsx'
import { Contacts } from './contacts.tsx'
import { LatestNews } from './latest-news.tsx'
import { LoyaltyPlace } from './loyalty-place.tsx'
import { OpeningHoursTable } from './opening-hours-table.tsx'

import css from './home-details.css?inline'

declareStyles(css)

// Only customers of some restaurants have a loyalty card; without it home is complete enough.
const LoyaltyBox = lazyPart('LoyaltyBox', () => import('./loyalty-box.tsx'), { texts: 'order', Before: LoyaltyPlace })

/** Sections of home below the welcome: points, description, news, hours, closures and contacts [HOME-06..15]. */
export function HomeDetails() {
  const venue = useVenue()
  return venue ? <Details venue={venue} /> : null
}

function Details({ venue }: { readonly venue: Venue }) {
  const customer = useCustomer()
  const { settings } = useRestaurant()
  const { data, error } = useQuery(venueContentQuery(useApi(), venue.id))
  // Everything at once, so that nothing shifts; on failure the venue data known from the start is shown.
  if (!data && !error) return <div className="details-place" />
  const told = data?.venue ?? venue
  return (
    <>
      {customer && settings.hasLoyaltyCard && <LoyaltyBox venue={venue} customer={customer} />}
      <AboutCard venue={told} />
      {data?.news[0] && <LatestNews item={data.news[0]} />}
      <OpeningHoursTable venue={venue} />
      <ClosuresCard closures={data?.closures ?? []} />
      <Contacts venue={venue} />
    </>
  )
}
