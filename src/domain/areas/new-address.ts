import type { DeliveryAddress, NewAddress } from '#src/contract/delivery-address.ts'
import type { DeliveryCity, DeliveryZone } from '#src/contract/delivery-area.ts'
import type { OrderAddress } from '#src/contract/order-address.ts'
import type { Venue } from '#src/contract/venue.ts'
import { typedText } from '#src/domain/typed-text.ts'

/** Address form for manual zones; town, province and country come from the city. */
export type ManualForm = {
  readonly street: string
  readonly houseNumber: string
  /** Only for a city without zones. */
  readonly postcode: string
  readonly doorbell: string
  readonly note: string
}

export const blankManual: ManualForm = { street: '', houseNumber: '', postcode: '', doorbell: '', note: '' }

/** A city and its chosen zone, which has the postcode; `zone` null for a city without zones. */
export type ManualPlace = { readonly city: DeliveryCity; readonly zone: DeliveryZone | null }

/** The wizard's city and zone among those of the venue; null when they are gone. */
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
  return required.filter((field) => typedText(form[field]) === '')
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
    street: typedText(form.street),
    houseNumber: typedText(form.houseNumber),
    doorbell: typedText(form.doorbell) || null,
    note: typedText(form.note) || null,
    town: city.name,
    postcode: zone?.postcode ?? typedText(form.postcode),
    province: venue.province,
    country: venue.country,
    deliveryCityId: city.id,
    deliveryZoneId: zone?.id ?? null,
    oldId: null,
  }
}

/** Whether an address was typed in the wizard and is not saved yet [CHK-21]. */
export function isTyped(address: OrderAddress | null): boolean {
  return address?.zoneMode === 'coordinates' && address.savedAddressId === null && address.info !== null
}

/** A typed address in the form in which it is saved; null for others [CHK-21]. */
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
    doorbell: typedText(doorbell) || null,
    note: typedText(note) || null,
    deliveryCityId: address.deliveryCityId,
    deliveryZoneId: null,
    oldId: null,
  }
}

/** The form to edit a saved address [ACCT-55]. */
export function manualForm({ street, houseNumber, postcode, doorbell, note }: DeliveryAddress): ManualForm {
  return { street, houseNumber, postcode, doorbell: doorbell ?? '', note: note ?? '' }
}

/** A saved address with coordinates as a typed one, to edit it; null for one in manual zones [ACCT-55]. */
export function asTypedAddress(address: DeliveryAddress): OrderAddress | null {
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
