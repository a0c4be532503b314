import type { DeliveryAddress } from '#src/contract/delivery-address.ts'
import type { DeliveryCity, DeliveryZone } from '#src/contract/delivery-area.ts'
import type { GeocodeResult } from '#src/contract/geocode.ts'
import type { OrderAddress } from '#src/contract/order-address.ts'
import { typedText } from '#src/domain/typed-text.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { DeliveryArea, DeliverySearch } from './delivery-areas.ts'
import { citiesServing } from './delivery-areas.ts'
import type { Position } from './polygon.ts'

type AddressInfo = NonNullable<OrderAddress['info']>

export type TypedAddressRefusal =
  | { readonly reason: 'unknown-address' }
  | { readonly reason: 'missing-postcode' }
  | { readonly reason: 'missing-house-number' }
  | { readonly reason: 'address-not-served' }

/** The address parts of a geocoder result; missing ones are empty (contract 2.6). */
export function addressInfo({ components }: Pick<GeocodeResult, 'components'>): AddressInfo {
  const nameOf = (type: string, length: 'longName' | 'shortName' = 'longName') =>
    components.find(({ types }) => types.includes(type))?.[length] ?? ''
  return {
    street: nameOf('route'),
    houseNumber: nameOf('street_number'),
    town: nameOf('locality'),
    postcode: nameOf('postal_code'),
    province: nameOf('administrative_area_level_2', 'shortName'),
    country: nameOf('country', 'shortName'),
  }
}

/**
 * The part that an address still lacks for an order: postcode first, then house number [VENUE-19, VENUE-25, VENUE-26].
 */
export function missingPart({ postcode, houseNumber }: Pick<AddressInfo, 'postcode' | 'houseNumber'>) {
  if (typedText(postcode) === '') return 'missing-postcode' as const
  return typedText(houseNumber) === '' ? ('missing-house-number' as const) : null
}

/** Joins a typed address and a separate house number for the geocoder: the number follows the street [VENUE-24]. */
export function geocodeText(address: string, houseNumber: string): string {
  const [street = '', ...rest] = typedText(address).split(',')
  return [[street, typedText(houseNumber)].join(' ').trim(), ...rest].join(',')
}

/** A delivery search, with the areas to search in. */
export type AreaSearch = DeliverySearch & { readonly areas: readonly DeliveryArea[] }

/**
 * Turns the geocoder's results for a typed address into an order address: the first one, if it is complete and served
 * [VENUE-24..28].
 */
export function typedAddress(
  [first]: readonly GeocodeResult[],
  asked: AreaSearch,
): Verdict<OrderAddress, TypedAddressRefusal> {
  if (!first) return refuse({ reason: 'unknown-address' })
  const missing = missingPart(addressInfo(first))
  if (missing) return refuse({ reason: missing })
  const address = suggestedAddress(first, '', asked)
  return address.foundCityIds.length > 0 ? accept(address) : refuse({ reason: 'address-not-served' })
}

/** A chosen suggestion with the house number typed so far; it may still be incomplete. */
export function suggestedAddress(result: GeocodeResult, houseNumber: string, asked: AreaSearch): OrderAddress {
  const info = addressInfo(result)
  const address = {
    ...nowhere,
    ...result.geometry.location,
    formattedAddress: result.formattedAddress,
    houseNumber: houseNumber.trim() || null,
    isComplete: missingPart(info) === null,
    info,
  }
  return withFoundAreas(address, asked)
}

/** Coordinates of an address; null for one in manual zones. */
export function positionOf({ latitude, longitude }: Pick<OrderAddress, 'latitude' | 'longitude'>): Position | null {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

/** A saved address as order address; with coordinates its areas are searched again [VENUE-23]. */
export function savedAddress(address: DeliveryAddress, asked: AreaSearch): OrderAddress {
  const { street, houseNumber, town, postcode, province, country } = address
  const asOrdered = {
    ...nowhere,
    ...(address.zoneMode === 'manual' ? inZone(address.deliveryCityId, address.deliveryZoneId) : {}),
    ...positionOf(address),
    savedAddressId: address.id,
    formattedAddress: address.formattedAddress,
    isComplete: missingPart(address) === null,
    info: { street, houseNumber, town, postcode, province, country },
  }
  return withFoundAreas(asOrdered, asked)
}

/** The address for another search: with coordinates its areas are searched again. */
export function withFoundAreas(address: OrderAddress, { areas, ...asked }: AreaSearch): OrderAddress {
  if (address.zoneMode === 'manual') return address
  const position = positionOf(address)
  const found = position ? citiesServing(position, areas, asked) : []
  // The smallest area counts [VENUE-31].
  return { ...address, deliveryCityId: found[0]?.id ?? null, foundCityIds: found.map(({ id }) => id) }
}

/** The order address of a chosen city and zone; null for a city without zones [WIZ-09, WIZ-10]. */
export function zoneAddress(city: Pick<DeliveryCity, 'id'>, zone: Pick<DeliveryZone, 'id'> | null): OrderAddress {
  return { ...nowhere, ...inZone(city.id, zone?.id ?? null) }
}

const nowhere: OrderAddress = {
  zoneMode: 'coordinates',
  savedAddressId: null,
  deliveryCityId: null,
  deliveryZoneId: null,
  formattedAddress: null,
  latitude: null,
  longitude: null,
  houseNumber: null,
  isComplete: false,
  foundCityIds: [],
  info: null,
}

function inZone(deliveryCityId: OrderAddress['deliveryCityId'], deliveryZoneId: OrderAddress['deliveryZoneId']) {
  const foundCityIds = deliveryCityId === null ? [] : [deliveryCityId]
  return { zoneMode: 'manual' as const, deliveryCityId, deliveryZoneId, foundCityIds }
}
