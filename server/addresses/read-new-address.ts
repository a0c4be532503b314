import type { Call } from '#server/platform/call.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused, refusedWith } from '#server/platform/refusal.ts'
import { fieldText } from '#server/platform/texts/forms.ts'
import type { VenueRow } from '#server/venues/venue-queries.ts'
import { serviceConfigsOf, venuesOf } from '#server/venues/venue-queries.ts'
import type { NewAddress } from '#src/contract/delivery-address.ts'
import type { DeliveryCity } from '#src/contract/delivery-area.ts'
import type { Id } from '#src/contract/values.ts'
import { positionOf } from '#src/domain/areas/build-order-address.ts'
import { manualCities, readAreas, venuesServing } from '#src/domain/areas/delivery-areas.ts'
import { typedText } from '#src/domain/typed-text.ts'
import { liveVenues } from '#src/domain/venues/venue-state.ts'
import { accept } from '#src/domain/verdict.ts'

import type { AddressContent } from './delivery-addresses.ts'

type Asked = {
  readonly venue: VenueRow
  /** Those of the restaurant. */
  readonly cities: readonly DeliveryCity[]
}

const required = ['street', 'houseNumber', 'town', 'postcode', 'province', 'country'] as const

/** An address as it is kept, or why not: its mode, its place, then its fields (contract 3.5). */
export async function readNewAddress(
  request: NewAddress,
  { venue, cities }: Asked,
  call: Call,
): Promise<Answer<AddressContent>> {
  const { delivery } = await serviceConfigsOf(call, venue.id)
  if (delivery?.zoneMode && delivery.zoneMode !== request.zoneMode) return refused('ADDRESS_MODE_CHANGED')
  const venueIds = liveVenues({ venues: await venuesOf(call) }).map(({ id }) => id)
  const place =
    request.zoneMode === 'manual' ? inZone(request, cities, venueIds) : atPosition(request, cities, venueIds, venue.id)
  if (!place.ok) return place
  const content = contentOf(request, place.value, venue)
  const faults = fieldErrors(content, call)
  return faults.length > 0 ? refusedWith('ADDRESS_INVALID', faults) : accept(content)
}

type Place = Pick<
  AddressContent,
  'deliveryCityId' | 'deliveryZoneId' | 'latitude' | 'longitude' | 'formattedAddress'
> & {
  /** Town, postcode and province of the chosen city and zone replace those that were sent. */
  readonly named?: { readonly town: string; readonly postcode: string | null }
}

/** One of the cities that are delivered to, with a zone of it where it has any. */
function inZone(
  { deliveryCityId, deliveryZoneId }: NewAddress,
  cities: readonly DeliveryCity[],
  venueIds: readonly Id<'Venue'>[],
): Answer<Place> {
  if (!cities.some(({ id, zoneMode }) => id === deliveryCityId && zoneMode === 'manual'))
    return refused('ADDRESS_INVALID')
  const city = manualCities(cities, { venueIds, type: 'delivery' }).find(({ id }) => id === deliveryCityId)
  if (!city) return refused('ADDRESS_NOT_SERVED')
  const zone = city.zones.find(({ id }) => id === deliveryZoneId) ?? null
  if (!zone && (city.zones.length > 0 || deliveryZoneId !== null)) return refused('ADDRESS_INVALID')
  return accept({
    deliveryCityId: city.id,
    deliveryZoneId: zone?.id ?? null,
    latitude: null,
    longitude: null,
    formattedAddress: null,
    named: { town: city.name, postcode: zone?.postcode ?? null },
  })
}

/** A place in an area of some venue; the city kept is the one of the venue that was asked, if it has any there. */
function atPosition(
  { orderAddress }: NewAddress,
  cities: readonly DeliveryCity[],
  venueIds: readonly Id<'Venue'>[],
  venueId: Id<'Venue'>,
): Answer<Place> {
  const position = orderAddress && positionOf(orderAddress)
  if (!position || !isOnEarth(position)) return refused('ADDRESS_INVALID')
  const serving = venuesServing(position, readAreas(cities).areas, { venueIds, type: 'delivery' })
  const own = serving.find((each) => each.venueId === venueId) ?? serving[0]
  if (!own) return refused('ADDRESS_NOT_SERVED')
  const { latitude, longitude } = position
  const formattedAddress = orderAddress.formattedAddress?.trim() || null
  return accept({ deliveryCityId: own.city.id, deliveryZoneId: null, latitude, longitude, formattedAddress })
}

function isOnEarth({ latitude, longitude }: { latitude: number; longitude: number }): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
}

/**
 * In manual zones town and postcode are the zone's, province and country the venue's (rulings "address in manual
 * zones").
 */
function contentOf(request: NewAddress, { named, ...place }: Place, venue: VenueRow): AddressContent {
  const typed = {
    street: typedText(request.street),
    houseNumber: typedText(request.houseNumber),
    doorbell: typedText(request.doorbell ?? '') || null,
    note: typedText(request.note ?? '') || null,
    town: typedText(request.town),
    postcode: typedText(request.postcode),
    province: typedText(request.province),
    country: typedText(request.country),
  }
  const { province, country } = venue
  const ofZone = named && { town: named.town, postcode: named.postcode ?? typed.postcode, province, country }
  return { zoneMode: request.zoneMode, ...typed, ...ofZone, ...place }
}

/** One text for each field that is empty. */
function fieldErrors(content: AddressContent, { language }: Call): string[] {
  return required.filter((field) => content[field] === '').map((field) => fieldText(language, field, 'required'))
}
