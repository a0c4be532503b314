import type { Restaurant, ServicePoint } from '#src/contract/restaurant.ts'
import type { ServiceType } from '#src/contract/service-type.ts'
import type { Id } from '#src/contract/values.ts'
import type { Venue } from '#src/contract/venue.ts'

import { reservationsEnabled } from './reservations-enabled.ts'
import { isInMask } from './venue-mask.ts'
import { liveVenues } from './venue-state.ts'

/** Filters of the list of venues (`/locali`); null = not filtered by this [VENUE-02]. */
export type VenueFilter = {
  readonly service: ServiceType | null
  readonly pointId: Id<'ServicePoint'> | null
  readonly venueIds: readonly Id<'Venue'>[] | null
}

/** The live venues that pass every filter [VENUE-03]. */
export function filterVenues(
  restaurant: Pick<Restaurant, 'venues' | 'servicePoints'>,
  { service, pointId, venueIds }: VenueFilter,
): Venue[] {
  const point = restaurant.servicePoints.find(({ id }) => id === pointId)
  return liveVenues(restaurant).filter(
    (venue) =>
      (venueIds === null || venueIds.includes(venue.id)) &&
      (pointId === null || (point !== undefined && servesPoint(venue.id, point))) &&
      (service === null || hasService(venue, service)),
  )
}

/** The live venues that serve a service point, in the order in which the point lists them. */
export function venuesOfPoint(restaurant: Pick<Restaurant, 'venues'>, point: ServicePoint): Venue[] {
  const live = liveVenues(restaurant)
  return point.servingVenues.flatMap(({ venueId }) => live.filter(({ id }) => id === venueId && servesPoint(id, point)))
}

/** The service points of a venue, which the order type DIL offers there [WIZ-15]. */
export function servicePointsOf(
  { servicePoints }: Pick<Restaurant, 'servicePoints'>,
  venueId: Id<'Venue'>,
): ServicePoint[] {
  return servicePoints.filter((point) => servesPoint(venueId, point))
}

/** The first of `preferredIds` that is among the points, else the only point; null when the diner has to choose. */
export function preselectedPoint(
  points: readonly ServicePoint[],
  preferredIds: readonly (Id<'ServicePoint'> | null)[],
): ServicePoint | null {
  const preferred = preferredIds.flatMap((preferredId) => points.find(({ id }) => id === preferredId) ?? [])
  const [only = null, ...others] = points
  return preferred[0] ?? (others.length === 0 ? only : null)
}

/** Whether the point lists the venue and the point's venue mask includes it (contract 2.2). */
export function servesPoint(
  venueId: Id<'Venue'>,
  { venueMask, servingVenues }: Pick<ServicePoint, 'venueMask' | 'servingVenues'>,
): boolean {
  return servingVenues.some((serving) => serving.venueId === venueId) && isInMask(venueMask, venueId)
}

function hasService(venue: Venue, service: ServiceType): boolean {
  return service === 'reservation' ? reservationsEnabled(venue) : venue[service]?.isActive === true
}
