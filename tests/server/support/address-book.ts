import { getDeliveryAddresses, newDeliveryAddress } from '#src/contract/delivery-address.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import { geocode } from '#src/contract/geocode.ts'
import { getMixedInfo } from '#src/contract/venue-content.ts'
import { suggestedAddress } from '#src/domain/areas/build-order-address.ts'
import { readAreas } from '#src/domain/areas/delivery-areas.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'

import { aDiner, statusOf } from './diner.ts'

/** A customer of a restaurant of the test's own: 2 has zones, 3 coordinates. */
export async function anAddressBook(service: TestService, like: 2 | 3) {
  const restaurantId = await service.newRestaurant({ like })
  return { ...(await aDiner(service, restaurantId)), restaurantId }
}

export type AddressBook = Awaited<ReturnType<typeof anAddressBook>>
type Client = Pick<AddressBook, 'api'>
export type NewAddress = RequestOf<typeof newDeliveryAddress>
export type AddressWish = Partial<NewAddress>

/** In a zone of restaurant 2. */
export const inVanchiglia: NewAddress = {
  venueId: id(21),
  zoneMode: 'manual',
  orderAddress: null,
  street: 'Via Vanchiglia',
  houseNumber: '20',
  town: 'Torino',
  postcode: '10124',
  province: 'TO',
  country: 'IT',
  doorbell: 'Verdi',
  note: null,
  deliveryCityId: id(201),
  deliveryZoneId: id(2),
  oldId: null,
}

/** An address of coordinates as the widget sends it: what the geocoder says to a text. */
export async function atAddress({ api }: Client, text: string, venueId = 31): Promise<NewAddress> {
  const { results } = await api.call(geocode, { address: text, isPartial: false })
  const info = { venueId: id<'Venue'>(venueId), orderType: null, newsLimit: null, deliveryCities: true }
  const { areas } = readAreas((await api.call(getMixedInfo, info)).deliveryCities)
  const [place] = results
  if (!place) throw new Error(`The geocoder does not know "${text}".`)
  const orderAddress = suggestedAddress(place, '', { areas, venueIds: [id(venueId)], type: 'delivery' })
  if (!orderAddress.info) throw new Error('The address has no parts.')
  return {
    ...inVanchiglia,
    ...orderAddress.info,
    venueId: id(venueId),
    zoneMode: 'coordinates',
    orderAddress,
    deliveryCityId: orderAddress.deliveryCityId,
    deliveryZoneId: null,
  }
}

export async function saveAddress({ api }: Client, wish: AddressWish = {}) {
  return (await api.call(newDeliveryAddress, { ...inVanchiglia, ...wish })).address
}

/** What saving is refused with, 'accepted' when it is not. */
export function statusOfSaving({ api }: Client, wish: AddressWish) {
  return statusOf(api.call(newDeliveryAddress, { ...inVanchiglia, ...wish }))
}

export async function savedAddresses({ api }: Client, asked: Partial<RequestOf<typeof getDeliveryAddresses>> = {}) {
  return (await api.call(getDeliveryAddresses, { venueId: null, zoneMode: null, deliveryCityIds: null, ...asked }))
    .addresses
}
