import type { DeliveryCity } from '#src/contract/delivery-area.ts'
import type { Restaurant, ServicePoint } from '#src/contract/restaurant.ts'
import type { ServiceType } from '#src/contract/service-type.ts'
import type { Id } from '#src/contract/values.ts'
import type { Venue } from '#src/contract/venue.ts'
import { inServiceOrder } from '#src/domain/services/order-type.ts'

import { firstOpen, plainChoice } from './plain-choice.ts'
import { roomsOf, settledPoint, venuesOfPoint } from './rooms.ts'
import { liveVenues } from './venue-state.ts'

/** What is decided on the way to a venue; null = not yet, or not asked for. */
export type Chosen = {
  /** Becomes the default type of the order. */
  readonly service: ServiceType | null
  /** Becomes the default service point. */
  readonly pointId: Id<'ServicePoint'> | null
}

/** Where the choice goes on, with what is decided by then; a venue is set where it ends, at home or the reservation. */
export type Choice = Chosen &
  (
    | { readonly to: 'type' | 'zone' | 'address' | 'rooms'; readonly venueId: null }
    | { readonly to: 'home' | 'reserve'; readonly venueId: Id<'Venue'> }
  )

export type ChoiceFacts = Pick<
  Restaurant,
  'venues' | 'isFranchise' | 'isFairMode' | 'isDistrictMode' | 'servicePoints' | 'activeServices'
>

/** The first step of a diner without a venue; `givenPointId` is a point given from outside [VENUE-36..40, VENUE-43]. */
export function mainChoice(restaurant: ChoiceFacts, givenPointId: Id<'ServicePoint'> | null = null): Choice {
  if (!isTiedToPoints(restaurant) || restaurant.servicePoints.length === 0) {
    return { service: null, pointId: null, venueId: null, ...plainChoice(restaurant) }
  }
  const [service = null, ...others] = inServiceOrder(restaurant.activeServices)
  const point = settledPoint(restaurant.servicePoints, [givenPointId])
  const chosen = { service: others.length > 0 ? null : service, pointId: point?.id ?? null }
  if (others.length > 0) return { to: 'type', ...chosen, venueId: null }
  return point ? choiceAtPoint(restaurant, point, chosen) : choiceOfPoint(restaurant, chosen)
}

/** DIL needs a point; other services go home without one [VENUE-37, VENUE-39]. */
function choiceOfPoint(restaurant: ChoiceFacts, chosen: Chosen): Choice {
  if (chosen.service === 'dil') return { to: 'zone', ...chosen, venueId: null }
  return endWith([], restaurant, { to: 'home', ...chosen })
}

/** A franchise lets the diner choose among the venues of a point [VENUE-38, VENUE-39]. */
function choiceAtPoint(restaurant: ChoiceFacts, point: ServicePoint, chosen: Chosen): Choice {
  const venues = venuesOfPoint(restaurant, point)
  if (restaurant.isFranchise && venues.length > 1) return { to: 'rooms', ...chosen, venueId: null }
  return endWith(venues, restaurant, { to: 'home', ...chosen })
}

/** What the diner knows when a type is chosen. */
export type ChosenType = {
  readonly service: ServiceType
  /** A point given from outside; null while the diner chooses it. */
  readonly givenPointId: Id<'ServicePoint'> | null
  /** The delivery cities of all venues. */
  readonly cities: readonly DeliveryCity[]
}

/** The step after the choice of a type [VENUE-13]. */
export function nextAfterType(restaurant: ChoiceFacts, { service, givenPointId, cities }: ChosenType): Choice {
  const isAtPoint = service === 'dil' || isTiedToPoints(restaurant)
  const pointId = isAtPoint ? (settledPoint(restaurant.servicePoints, [givenPointId])?.id ?? null) : null
  if (service === 'dil' && pointId === null && restaurant.servicePoints.length > 1) {
    return { to: 'zone', service, pointId, venueId: null }
  }
  if (
    service === 'delivery' &&
    cities.some(({ zoneMode, isForDelivery }) => zoneMode === 'coordinates' && isForDelivery)
  ) {
    return { to: 'address', service, pointId, venueId: null }
  }
  return roomsOrHome(restaurant, { service, pointId })
}

/** The step after the choice of a service point [VENUE-15]. */
export function nextAfterPoint(
  restaurant: ChoiceFacts,
  chosen: { readonly service: ServiceType | null; readonly pointId: Id<'ServicePoint'> },
): Choice {
  return roomsOrHome(restaurant, chosen)
}

/** Where the diner lands with a venue: home, or the reservation that was asked for [VENUE-10, VENUE-11]. */
export function nextAfterVenue(service: ServiceType | null): 'home' | 'reserve' {
  return service === 'reservation' ? 'reserve' : 'home'
}

function roomsOrHome(restaurant: ChoiceFacts, chosen: Chosen): Choice {
  const rooms = roomsOf(restaurant, { ...chosen, venueIds: null })
  if (rooms.length > 1) return { to: 'rooms', ...chosen, venueId: null }
  return endWith(rooms, restaurant, { to: nextAfterVenue(chosen.service), ...chosen })
}

/** The default venue is one of those given, or else a live one; the rooms, empty, without any [VENUE-39]. */
function endWith(
  venues: readonly Venue[],
  restaurant: Pick<Restaurant, 'venues'>,
  { to, ...chosen }: Chosen & { readonly to: 'home' | 'reserve' },
): Choice {
  const venue = firstOpen(venues) ?? firstOpen(liveVenues(restaurant))
  return venue ? { to, ...chosen, venueId: venue.id } : { to: 'rooms', ...chosen, venueId: null }
}

/** In fair and district mode orders are tied to a service point [VENUE-43]. */
export function isTiedToPoints({
  isFairMode,
  isDistrictMode,
}: Pick<Restaurant, 'isFairMode' | 'isDistrictMode'>): boolean {
  return isFairMode || isDistrictMode
}
