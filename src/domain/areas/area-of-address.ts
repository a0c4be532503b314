import type { DeliveryCity, DeliveryZone } from '#src/contract/delivery-area.ts'
import type { OrderAddress } from '#src/contract/order-address.ts'

import { deliveryFee } from './delivery-charges.ts'

/** A delivery city and, if it has zones, one of them. */
export type AddressArea = { readonly city: DeliveryCity; readonly zone: DeliveryZone | null }

/** City and zone of an address among the venue's current ones; null when its city is gone or it has none. */
export function areaOfAddress(
  { deliveryCityId, deliveryZoneId }: Pick<OrderAddress, 'deliveryCityId' | 'deliveryZoneId'>,
  cities: readonly DeliveryCity[],
): AddressArea | null {
  const city = cities.find(({ id }) => id === deliveryCityId)
  return city ? { city, zone: city.zones.find(({ id }) => id === deliveryZoneId) ?? null } : null
}

/** Whether the zone of a city with zones is still missing [WIZ-10]. */
export function lacksZone({ city, zone }: AddressArea): boolean {
  return zone === null && city.zones.length > 0
}

/** What an address has of the area in which a venue delivers to it, fee in cents included; null = in none. */
export function areaFields(area: AddressArea | null) {
  const { city, zone } = area ?? { city: null, zone: null }
  return {
    city,
    zone,
    deliveryCityId: city?.id ?? null,
    deliveryZoneId: zone?.id ?? null,
    zoneTown: zone?.name ?? null,
    zonePostcode: zone?.postcode ?? null,
    deliveryFee: deliveryFee('address', { area }),
  }
}
