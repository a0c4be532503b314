import type { BillingAddress } from '#src/contract/billing.ts'
import type { DeliveryAddress } from '#src/contract/delivery-address.ts'
import type { DeliveryCity, DeliveryZone } from '#src/contract/delivery-area.ts'
import type { GeocodeResult } from '#src/contract/geocode.ts'
import type { Position } from '#src/domain/areas/polygon.ts'

import { id, venueId } from './builders.ts'

/** In the middle of Turin. */
export const centre: Position = { latitude: 45.07, longitude: 7.68 }

/** A place by its distance from the centre, in hundredths of a degree to the east and to the north. */
export function at(east: number, north: number): Position {
  return { latitude: centre.latitude + north / 100, longitude: centre.longitude + east / 100 }
}

/** The coordinate text of a polygon. */
export function cornersText(corners: readonly Position[]): string {
  return JSON.stringify(corners.map(({ latitude, longitude }) => ({ lat: latitude, lng: longitude })))
}

/** The coordinate text of a square around the centre; `half` is half its side in hundredths of a degree. */
export function squareText(half: number): string {
  return cornersText([at(-half, -half), at(half, -half), at(half, half), at(-half, half)])
}

/** An area of coordinates that every venue serves, without minimum or fee. */
export function aDeliveryCity(fields: Partial<DeliveryCity> = {}): DeliveryCity {
  return {
    id: id(31),
    name: 'Centro',
    zoneMode: 'coordinates',
    zones: [],
    shape: 'polygon',
    coordinates: squareText(1),
    isForDelivery: true,
    excludedVenueIds: [],
    venueId,
    minimumSpend: null,
    deliveryFee: null,
    ...fields,
  }
}

/** A zone without a minimum or fee of its own. */
export function aDeliveryZone(fields: Partial<DeliveryZone> = {}): DeliveryZone {
  return { id: id(7), name: 'Vanchiglia', postcode: '10124', minimumSpend: null, deliveryFee: null, ...fields }
}

/** A complete address in the area of `aDeliveryCity`. */
export function aDeliveryAddress(fields: Partial<DeliveryAddress> = {}): DeliveryAddress {
  return {
    id: id(401),
    zoneMode: 'coordinates',
    street: 'Via Po',
    houseNumber: '12',
    doorbell: null,
    note: null,
    deliveryCityId: id(31),
    deliveryZoneId: null,
    town: 'Torino',
    postcode: '10123',
    province: 'TO',
    country: 'IT',
    zoneTown: null,
    zonePostcode: null,
    isDefault: false,
    city: { id: id(31), name: 'Centro', zoneMode: 'coordinates', minimumSpend: null, coordinates: squareText(1) },
    zone: null,
    deliveryFee: null,
    latitude: centre.latitude,
    longitude: centre.longitude,
    formattedAddress: 'Via Po 12, 10123 Torino TO, Italia',
    ...fields,
  }
}

const names: Readonly<Record<string, readonly [longName: string, shortName: string]>> = {
  street_number: ['12', '12'],
  route: ['Via Po', 'Via Po'],
  locality: ['Torino', 'Torino'],
  administrative_area_level_2: ['Città Metropolitana di Torino', 'TO'],
  country: ['Italia', 'IT'],
  postal_code: ['10123', '10123'],
}

/** Via Po 12 at the centre, as the geocoder answers it, without the parts of the given types. */
export function aGeocodeResult(without: readonly string[] = [], location: Position = centre): GeocodeResult {
  return {
    formattedAddress: 'Via Po 12, 10123 Torino TO, Italia',
    components: Object.entries(names)
      .filter(([type]) => !without.includes(type))
      .map(([type, [longName, shortName]]) => ({ longName, shortName, types: [type, 'political'] })),
    geometry: { location },
  }
}

/** A person's billing address. */
export function aBillingAddress(fields: Partial<BillingAddress> = {}): BillingAddress {
  return {
    kind: 'private',
    companyName: null,
    vatNumber: null,
    recipientCode: null,
    certifiedEmail: null,
    taxCode: null,
    street: 'Via Po',
    houseNumber: '12',
    town: 'Torino',
    postcode: '10124',
    province: 'TO',
    country: 'IT',
    ...fields,
  }
}
