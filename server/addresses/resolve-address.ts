import type { DeliveryAddress } from '#src/contract/delivery-address.ts'
import type { DeliveryCity, ZoneMode } from '#src/contract/delivery-area.ts'
import type { Id } from '#src/contract/values.ts'
import type { AddressArea } from '#src/domain/areas/area-of-address.ts'
import { areaFields, areaOfAddress, lacksZone } from '#src/domain/areas/area-of-address.ts'
import { positionOf } from '#src/domain/areas/build-order-address.ts'
import { citiesServing, manualCities, readAreas } from '#src/domain/areas/delivery-areas.ts'
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
    ...areaFields(placeOf(row, question)),
    latitude: row.latitude,
    longitude: row.longitude,
    formattedAddress: row.formattedAddress,
  }
}

/** The fields that locate an address: city and zone in manual zone mode, else coordinates. */
export type AddressPlace = Pick<AddressRow, 'zoneMode' | 'deliveryCityId' | 'deliveryZoneId' | 'latitude' | 'longitude'>

/** The city and zone an address lies in for a venue; null = it does not deliver there. */
export function placeOf(row: AddressPlace, { venueId, zoneMode, cities }: AddressQuestion): AddressArea | null {
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
  row: Pick<AddressRow, 'deliveryCityId' | 'deliveryZoneId'>,
  cities: readonly DeliveryCity[],
): AddressArea | null {
  const area = areaOfAddress(row, cities)
  return area && lacksZone(area) ? null : area
}
