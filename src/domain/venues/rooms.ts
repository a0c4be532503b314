import type { Restaurant, ServicePoint } from '#src/contract/restaurant.ts'
import type { ServiceType } from '#src/contract/service-type.ts'
import type { Id } from '#src/contract/values.ts'
import type { Venue } from '#src/contract/venue.ts'

import { reservationsEnabled } from './reservations-enabled.ts'
import { isInMask } from './venue-mask.ts'
import { liveVenues } from './venue-state.ts'

/** What `/locali` is asked for; null = no such filter [VENUE-02]. */
export type RoomsQuery = {
  readonly service: ServiceType | null
  readonly pointId: Id<'ServicePoint'> | null
  readonly venueIds: readonly Id<'Venue'>[] | null
}

/** The live venues that pass every filter of the query [VENUE-03]. */
export function roomsOf(
  restaurant: Pick<Restaurant, 'venues' | 'servicePoints'>,
  { service, pointId, venueIds }: RoomsQuery,
): Venue[] {
  const point = restaurant.servicePoints.find(({ id }) => id === pointId)
  return liveVenues(restaurant).filter(
    (venue) =>
      (venueIds === null || venueIds.includes(venue.id)) &&
      (pointId === null || (point !== undefined && servesPoint(venue.id, point))) &&
      (service === null || hasService(venue, service)),
  )
}

/** The live venues that serve a point, in the order in which it lists them. */
export function venuesOfPoint(restaurant: Pick<Restaurant, 'venues'>, point: ServicePoint): Venue[] {
  const live = liveVenues(restaurant)
  return point.servingVenues.flatMap(({ venueId }) => live.filter(({ id }) => id === venueId && servesPoint(id, point)))
}

/** The points that a venue serves, the ones DIL offers there [WIZ-15]. */
export function servicePointsOf(
  { servicePoints }: Pick<Restaurant, 'servicePoints'>,
  venueId: Id<'Venue'>,
): ServicePoint[] {
  return servicePoints.filter((point) => servesPoint(venueId, point))
}

/** The first wish that is among the points, else the only one there is; null while there is a choice. */
export function settledPoint(
  points: readonly ServicePoint[],
  wishes: readonly (Id<'ServicePoint'> | null)[],
): ServicePoint | null {
  const wished = wishes.flatMap((wish) => points.find(({ id }) => id === wish) ?? [])
  const [only = null, ...others] = points
  return wished[0] ?? (others.length === 0 ? only : null)
}

/** A venue serves a point that lists it and whose mask passes it (contract 2.2). */
export function servesPoint(
  venueId: Id<'Venue'>,
  { venueMask, servingVenues }: Pick<ServicePoint, 'venueMask' | 'servingVenues'>,
): boolean {
  return servingVenues.some((serving) => serving.venueId === venueId) && isInMask(venueMask, venueId)
}

function hasService(venue: Venue, service: ServiceType): boolean {
  return service === 'reservation' ? reservationsEnabled(venue) : venue[service]?.isActive === true
}
