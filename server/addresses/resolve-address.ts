import type { DeliveryAddress } from '#src/contract/delivery-address.ts'
import type { DeliveryCity, DeliveryZone, ZoneMode } from '#src/contract/delivery-area.ts'
import type { Id } from '#src/contract/values.ts'
import { positionOf } from '#src/domain/areas/build-order-address.ts'
import { citiesServing, manualCities, readAreas } from '#src/domain/areas/delivery-areas.ts'
import { deliveryFee } from '#src/domain/areas/delivery-charges.ts'
import type { JudgedAddress } from '#src/domain/areas/guest-address.ts'

import type { AddressContent, AddressRow } from './delivery-addresses.ts'

/** The venue and cities an address is resolved against. */
export type AddressQuestion = {
  /** Null: as it was stored (rulings "addresses without venue"). */
  readonly venueId: Id<'Venue'> | null
  /** The venue's; addresses of the other mode are not served. Null = whatever the address has. */
  readonly zoneMode: ZoneMode | null
  /** Those of the restaurant. */
  readonly cities: readonly DeliveryCity[]
}

/** A saved address with the venue's delivery city and fee for it (contract C126). */
export function resolveAddress(row: AddressRow, question: AddressQuestion): DeliveryAddress {
  return { id: row.id, isDefault: row.isDefault, ...resolveContent(row, question) }
}

/** The same of an address that is saved nowhere. */
export function resolveContent(row: AddressContent, question: AddressQuestion): JudgedAddress {
  const { city, zone } = placeOf(row, question) ?? nowhere
  return {
    zoneMode: row.zoneMode,
    street: row.street,
    houseNumber: row.houseNumber,
    town: row.town,
    postcode: row.postcode,
    province: row.province,
    country: row.country,
    doorbell: row.doorbell,
    note: row.note,
    deliveryCityId: city?.id ?? null,
    deliveryZoneId: zone?.id ?? null,
    zoneTown: zone?.name ?? null,
    zonePostcode: zone?.postcode ?? null,
    city,
    zone,
    deliveryFee: city && deliveryFee('address', { area: { city, zone } }),
    latitude: row.latitude,
    longitude: row.longitude,
    formattedAddress: row.formattedAddress,
  }
}

/** The fields that locate an address: city and zone in manual zone mode, else coordinates. */
export type AddressPlace = Pick<AddressRow, 'zoneMode' | 'deliveryCityId' | 'deliveryZoneId' | 'latitude' | 'longitude'>
type Place = { readonly city: DeliveryCity; readonly zone: DeliveryZone | null }

const nowhere = { city: null, zone: null } as const

/** The city and zone an address lies in for a venue; null = it does not deliver there. */
export function placeOf(row: AddressPlace, { venueId, zoneMode, cities }: AddressQuestion): Place | null {
  if (zoneMode !== null && row.zoneMode !== zoneMode) return null
  if (venueId === null) return zoneOf(row, cities)
  const asked = { venueIds: [venueId], type: 'delivery' } as const
  if (row.zoneMode === 'manual') return zoneOf(row, manualCities(cities, asked))
  const position = positionOf(row)
  const [city] = position ? citiesServing(position, readAreas(cities).areas, asked) : []
  return city ? { city, zone: null } : null
}

/** The city that was chosen, with its zone where it has any: without one an order cannot be brought [WIZ-10]. */
function zoneOf(
  { deliveryCityId, deliveryZoneId }: Pick<AddressRow, 'deliveryCityId' | 'deliveryZoneId'>,
  cities: readonly DeliveryCity[],
): Place | null {
  const city = cities.find(({ id }) => id === deliveryCityId)
  if (!city) return null
  const zone = city.zones.find(({ id }) => id === deliveryZoneId) ?? null
  return city.zones.length > 0 && !zone ? null : { city, zone }
}
