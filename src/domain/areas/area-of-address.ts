import type { DeliveryCity, DeliveryZone } from '#src/contract/delivery-area.ts'
import type { OrderAddress } from '#src/contract/order-address.ts'

/** A city and, where it has any, one of its zones. */
export type AddressArea = { readonly city: DeliveryCity; readonly zone: DeliveryZone | null }

/** Where an address lies, as the venue has it now; null when its city is gone, or it lies nowhere. */
export function areaOfAddress(
  { deliveryCityId, deliveryZoneId }: Pick<OrderAddress, 'deliveryCityId' | 'deliveryZoneId'>,
  cities: readonly DeliveryCity[],
): AddressArea | null {
  const city = cities.find(({ id }) => id === deliveryCityId)
  return city ? { city, zone: city.zones.find(({ id }) => id === deliveryZoneId) ?? null } : null
}

/** A city that has zones is not enough [WIZ-10]. */
export function lacksZone({ city, zone }: AddressArea): boolean {
  return zone === null && city.zones.length > 0
}
