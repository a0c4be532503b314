import type { DeliveryAddress, NewAddress } from '#src/contract/delivery-address.ts'
import type { DeliveryCity, DeliveryZone } from '#src/contract/delivery-area.ts'
import type { OrderAddress } from '#src/contract/order-address.ts'
import type { Venue } from '#src/contract/venue.ts'

/** What the diner types in manual zones; town, province and country come with the zone. */
export type ManualForm = {
  readonly street: string
  readonly houseNumber: string
  /** Only where no zone gives it. */
  readonly postcode: string
  readonly doorbell: string
  readonly note: string
}

export const blankManual: ManualForm = { street: '', houseNumber: '', postcode: '', doorbell: '', note: '' }

/** The chosen zone of a city, which has the postcode; null where the city has none. */
export type ManualPlace = { readonly city: DeliveryCity; readonly zone: DeliveryZone | null }

/** The choice of the wizard among the cities of the venue; null when it is none of them any more. */
export function manualPlace(
  cities: readonly DeliveryCity[],
  wizard: Pick<OrderAddress, 'deliveryCityId' | 'deliveryZoneId'> | null,
): ManualPlace | null {
  const city = cities.find(({ id, zoneMode }) => id === wizard?.deliveryCityId && zoneMode === 'manual')
  return city ? { city, zone: city.zones.find(({ id }) => id === wizard?.deliveryZoneId) ?? null } : null
}

/** The required fields that are empty, in the order of the form. */
export function missingInManual(
  form: ManualForm,
  { zone }: Pick<ManualPlace, 'zone'> & Partial<ManualPlace>,
): (keyof ManualForm)[] {
  const required = ['street', 'houseNumber', ...(zone ? [] : (['postcode'] as const))] as const
  return required.filter((field) => form[field].trim() === '')
}

/** Town and postcode of city and zone, province and country of the venue (rulings "address in manual zones"). */
export function manualAddress(
  form: ManualForm,
  { city, zone }: ManualPlace,
  venue: Pick<Venue, 'province' | 'country'>,
): NewAddress {
  return {
    zoneMode: 'manual',
    orderAddress: null,
    street: form.street.trim(),
    houseNumber: form.houseNumber.trim(),
    doorbell: form.doorbell.trim() || null,
    note: form.note.trim() || null,
    town: city.name,
    postcode: zone?.postcode ?? form.postcode.trim(),
    province: venue.province,
    country: venue.country,
    deliveryCityId: city.id,
    deliveryZoneId: zone?.id ?? null,
    oldId: null,
  }
}

/** An address that was typed in the wizard and is no saved one yet [CHK-21]. */
export function isTyped(address: OrderAddress | null): boolean {
  return address?.zoneMode === 'coordinates' && address.savedAddressId === null && address.info !== null
}

/** A typed address as it is saved; null where there is none [CHK-21]. */
export function typedAddressToSave(
  address: OrderAddress | null,
  { doorbell, note }: Pick<ManualForm, 'doorbell' | 'note'> = { doorbell: '', note: '' },
): NewAddress | null {
  if (!address?.info || !isTyped(address)) return null
  const { info } = address
  return {
    ...info,
    houseNumber: info.houseNumber || (address.houseNumber ?? ''),
    zoneMode: 'coordinates',
    orderAddress: address,
    doorbell: doorbell.trim() || null,
    note: note.trim() || null,
    deliveryCityId: address.deliveryCityId,
    deliveryZoneId: null,
    oldId: null,
  }
}

/** What can be changed of a saved address, as it is typed [ACCT-55]. */
export function manualForm({ street, houseNumber, postcode, doorbell, note }: DeliveryAddress): ManualForm {
  return { street, houseNumber, postcode, doorbell: doorbell ?? '', note: note ?? '' }
}

/**
 * A saved address with coordinates as one that is typed, so that it can be changed; null for one of manual zones
 * [ACCT-55].
 */
export function typedAgain(address: DeliveryAddress): OrderAddress | null {
  const { zoneMode, street, houseNumber, town, postcode, province, country, latitude, longitude } = address
  if (zoneMode !== 'coordinates') return null
  return {
    zoneMode,
    savedAddressId: null,
    deliveryCityId: null,
    deliveryZoneId: null,
    formattedAddress: address.formattedAddress ?? `${street} ${houseNumber}, ${postcode} ${town}`,
    latitude,
    longitude,
    houseNumber: null,
    isComplete: true,
    foundCityIds: [],
    info: { street, houseNumber, town, postcode, province, country },
  }
}
