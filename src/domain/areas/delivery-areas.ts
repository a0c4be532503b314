import type { DeliveryCity } from '#src/contract/delivery-area.ts'
import type { ServiceType } from '#src/contract/service-type.ts'
import type { Id } from '#src/contract/values.ts'

import type { Polygon, Position } from './polygon.ts'
import { areaOf, isInside } from './polygon.ts'
import { readPolygon } from './read-polygon.ts'

export type DeliveryArea = { readonly city: DeliveryCity; readonly polygon: Polygon; readonly squareMetres: number }

/** Areas with a valid polygon; `unreadable` are the cities without one, for the log [VENUE-35]. */
export type DeliveryAreas = { readonly areas: readonly DeliveryArea[]; readonly unreadable: readonly DeliveryCity[] }

/** What to deliver, and the venues that may do it: the chosen one, or all while none is chosen. */
export type DeliverySearch = { readonly venueIds: readonly Id<'Venue'>[]; readonly type: ServiceType }

/** Areas of the cities with coordinates, the smallest first, then by id [VENUE-31]. */
export function readAreas(cities: readonly DeliveryCity[]): DeliveryAreas {
  const areas: DeliveryArea[] = []
  const unreadable: DeliveryCity[] = []
  for (const city of cities.filter(({ zoneMode }) => zoneMode === 'coordinates')) {
    const polygon = readPolygon(city)
    if (polygon) areas.push({ city, polygon, squareMetres: areaOf(polygon) })
    else unreadable.push(city)
  }
  areas.sort((a, b) => a.squareMetres - b.squareMetres || a.city.id - b.city.id)
  return { areas, unreadable }
}

/**
 * The cities whose area contains the position and that one of the venues serves, the smallest area first [VENUE-30,
 * VENUE-31].
 */
export function citiesServing(
  position: Position,
  areas: readonly DeliveryArea[],
  asked: DeliverySearch,
): readonly DeliveryCity[] {
  return areas
    .filter(({ city, polygon }) => isOffered(city, asked) && isInside(position, polygon))
    .map(({ city }) => city)
}

export type ServingVenue = { readonly venueId: Id<'Venue'>; readonly city: DeliveryCity }

/** The venues that deliver to a position, each with the smallest of its areas there [VENUE-30, VENUE-31]. */
export function venuesServing(
  position: Position,
  areas: readonly DeliveryArea[],
  asked: DeliverySearch,
): readonly ServingVenue[] {
  const cities = citiesServing(position, areas, asked)
  return asked.venueIds.flatMap((venueId) => {
    const city = cities.find((each) => isServedBy(each, venueId))
    return city ? [{ venueId, city }] : []
  })
}

/** The towns to choose from in manual zones [WIZ-09]. */
export function manualCities(cities: readonly DeliveryCity[], asked: DeliverySearch): readonly DeliveryCity[] {
  return cities.filter((city) => city.zoneMode === 'manual' && isOffered(city, asked))
}

/** For DELIVERY only cities with f_delivery count [VENUE-34]. */
function isOffered(city: DeliveryCity, { venueIds, type }: DeliverySearch): boolean {
  return (type !== 'delivery' || city.isForDelivery) && venueIds.some((venueId) => isServedBy(city, venueId))
}

/** A venue serves a city when the mask does not exclude it (rulings "who serves a city") [VENUE-33]. */
export function isServedBy(
  { excludedVenueIds }: Pick<DeliveryCity, 'excludedVenueIds'>,
  venueId: Id<'Venue'>,
): boolean {
  return !excludedVenueIds.includes(venueId)
}
