import type { DeliveryCity } from '#src/contract/delivery-area.ts'
import type { Restaurant, ServicePoint } from '#src/contract/restaurant.ts'
import type { ServiceType } from '#src/contract/service-type.ts'
import type { Id } from '#src/contract/values.ts'
import type { Venue } from '#src/contract/venue.ts'
import { destinationOf, inServiceOrder } from '#src/domain/services/order-type.ts'

import { filterVenues, preselectedPoint, venuesOfPoint } from './filter-venues.ts'
import { firstOpen, isTiedToPoints, plainChoice } from './plain-choice.ts'
import { liveVenues } from './venue-state.ts'

/** What the diner has decided so far while choosing a venue; null = not decided yet, or not needed. */
export type Chosen = {
  /** Becomes the default type of the order. */
  readonly service: ServiceType | null
  /** Becomes the default service point. */
  readonly pointId: Id<'ServicePoint'> | null
}

/**
 * The next step of choosing a venue, with what is decided so far. The last step, home or reservation, has the venue.
 */
export type Choice = Chosen &
  (
    | { readonly to: 'type' | 'zone' | 'address' | 'venues'; readonly venueId: null }
    | { readonly to: 'home' | 'reserve'; readonly venueId: Id<'Venue'> }
  )

export type ChoiceFacts = Pick<
  Restaurant,
  'venues' | 'isFranchise' | 'isFairMode' | 'isDistrictMode' | 'servicePoints' | 'activeServices'
>

/**
 * The first step of a diner without a venue; `linkedPointId` is the service point of the link [VENUE-36..40, VENUE-43].
 */
export function mainChoice(restaurant: ChoiceFacts, linkedPointId: Id<'ServicePoint'> | null = null): Choice {
  if (!isTiedToPoints(restaurant) || restaurant.servicePoints.length === 0) {
    return { service: null, pointId: null, venueId: null, ...plainChoice(restaurant) }
  }
  const [service = null, ...others] = inServiceOrder(restaurant.activeServices)
  const point = preselectedPoint(restaurant.servicePoints, [linkedPointId])
  const chosen = { service: others.length > 0 ? null : service, pointId: point?.id ?? null }
  if (others.length > 0) return { to: 'type', ...chosen, venueId: null }
  return point ? choiceAtPoint(restaurant, point, chosen) : choiceOfPoint(restaurant, chosen)
}

/** Next step without a service point: DIL needs one, other services go home [VENUE-37, VENUE-39]. */
function choiceOfPoint(restaurant: ChoiceFacts, chosen: Chosen): Choice {
  if (destinationOf(chosen.service) === 'servicePoint') return { to: 'zone', ...chosen, venueId: null }
  return endWith([], restaurant, { to: 'home', ...chosen })
}

/** Next step at a service point: a franchise lets the diner choose among its venues [VENUE-38, VENUE-39]. */
function choiceAtPoint(restaurant: ChoiceFacts, point: ServicePoint, chosen: Chosen): Choice {
  const venues = venuesOfPoint(restaurant, point)
  if (restaurant.isFranchise && venues.length > 1) return { to: 'venues', ...chosen, venueId: null }
  return endWith(venues, restaurant, { to: 'home', ...chosen })
}

/** Input of `nextAfterType`. */
export type ChosenType = {
  readonly service: ServiceType
  /** The service point named by the link; null when the diner chooses one. */
  readonly linkedPointId: Id<'ServicePoint'> | null
  /** The delivery cities of all venues. */
  readonly cities: readonly DeliveryCity[]
}

/** The step after choosing a service type [VENUE-13]. */
export function nextAfterType(restaurant: ChoiceFacts, { service, linkedPointId, cities }: ChosenType): Choice {
  const isAtPoint = destinationOf(service) === 'servicePoint' || isTiedToPoints(restaurant)
  const pointId = isAtPoint ? (preselectedPoint(restaurant.servicePoints, [linkedPointId])?.id ?? null) : null
  if (destinationOf(service) === 'servicePoint' && pointId === null && restaurant.servicePoints.length > 1) {
    return { to: 'zone', service, pointId, venueId: null }
  }
  if (
    destinationOf(service) === 'address' &&
    cities.some(({ zoneMode, isForDelivery }) => zoneMode === 'coordinates' && isForDelivery)
  ) {
    return { to: 'address', service, pointId, venueId: null }
  }
  return venuesOrHome(restaurant, { service, pointId })
}

/** The step after choosing a service point [VENUE-15]. */
export function nextAfterPoint(
  restaurant: ChoiceFacts,
  chosen: { readonly service: ServiceType | null; readonly pointId: Id<'ServicePoint'> },
): Choice {
  return venuesOrHome(restaurant, chosen)
}

/** The step after choosing a venue: home, or the reservation if that is the service [VENUE-10, VENUE-11]. */
export function nextAfterVenue(service: ServiceType | null): 'home' | 'reserve' {
  return service === 'reservation' ? 'reserve' : 'home'
}

function venuesOrHome(restaurant: ChoiceFacts, chosen: Chosen): Choice {
  const venues = filterVenues(restaurant, { ...chosen, venueIds: null })
  if (venues.length > 1) return { to: 'venues', ...chosen, venueId: null }
  return endWith(venues, restaurant, { to: nextAfterVenue(chosen.service), ...chosen })
}

/** Ends with a default venue: one of `venues`, else any live one; without any, the empty list of venues [VENUE-39]. */
function endWith(
  venues: readonly Venue[],
  restaurant: Pick<Restaurant, 'venues'>,
  { to, ...chosen }: Chosen & { readonly to: 'home' | 'reserve' },
): Choice {
  const venue = firstOpen(venues) ?? firstOpen(liveVenues(restaurant))
  return venue ? { to, ...chosen, venueId: venue.id } : { to: 'venues', ...chosen, venueId: null }
}
