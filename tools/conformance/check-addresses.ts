import {
  deleteDeliveryAddress,
  getDeliveryAddresses,
  newDeliveryAddress,
  setDefaultDeliveryAddress,
} from '#src/contract/delivery-address.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import { geocode } from '#src/contract/geocode.ts'
import { withFoundAreas, suggestedAddress } from '#src/domain/areas/build-order-address.ts'
import { readAreas } from '#src/domain/areas/delivery-areas.ts'

import type { Place, VenueInfo } from './check-content.ts'
import type { Visit } from './service-client.ts'

type NewAddress = RequestOf<typeof newDeliveryAddress>

const calls = [newDeliveryAddress, setDefaultDeliveryAddress, deleteDeliveryAddress]

/** Saves an address where the venue delivers, makes it the default and deletes it. */
export async function checkAddresses(visit: Visit, { venueId, venue, info }: Place): Promise<void> {
  const zoneMode = info?.delivery?.zoneMode ?? null
  const known = zoneMode === 'manual' || zoneMode === 'coordinates' ? zoneMode : null
  await visit.call(getDeliveryAddresses, { venueId, zoneMode: known, deliveryCityIds: null })
  if (!info || !known) return visit.journal.skip('the venue does not deliver', ...calls)
  const address =
    known === 'manual'
      ? inZone(info, venueId)
      : await atCoordinates(visit, {
          venueId,
          info,
          text: venue ? `${venue.street} ${venue.houseNumber}, ${venue.town}` : '',
        })
  if (!address) return visit.journal.skip('the venue delivers nowhere that could be found', ...calls)
  const saved = await visit.call(newDeliveryAddress, address)
  if (!saved) return visit.journal.skip('no address could be saved', ...calls)
  const { id: addressId } = saved.address
  await visit.call(setDefaultDeliveryAddress, { addressId })
  await visit.call(getDeliveryAddresses, { venueId, zoneMode: known, deliveryCityIds: null })
  await visit.call(deleteDeliveryAddress, { addressId })
}

const blank = {
  orderAddress: null,
  street: 'Via Conformance',
  houseNumber: '1',
  province: 'TO',
  country: 'IT',
  doorbell: 'Conformance',
  note: null,
  deliveryZoneId: null,
  oldId: null,
} as const

/** An address in the first zone where the venue delivers; null = in none. */
export function inZone({ deliveryCities }: VenueInfo, venueId: NewAddress['venueId']): NewAddress | null {
  const isServed = (city: VenueInfo['deliveryCities'][number]) =>
    city.zoneMode === 'manual' && city.isForDelivery && !city.excludedVenueIds.includes(venueId)
  const city = deliveryCities.find(isServed)
  if (!city) return null
  const zone = city.zones[0] ?? null
  return {
    ...blank,
    venueId,
    zoneMode: 'manual',
    town: zone?.name ?? city.name,
    postcode: zone?.postcode ?? '10100',
    deliveryCityId: city.id,
    deliveryZoneId: zone?.id ?? null,
  }
}

type Searched = { readonly venueId: NewAddress['venueId']; readonly info: VenueInfo; readonly text: string }

async function atCoordinates(visit: Visit, { venueId, info, text }: Searched): Promise<NewAddress | null> {
  const found = await visit.call(geocode, { address: text, isPartial: false, venueId })
  const place = found?.results[0]
  const { areas } = readAreas(info.deliveryCities)
  const asked = { areas, venueIds: [venueId], type: 'delivery' } as const
  const orderAddress = place ? withFoundAreas(suggestedAddress(place, '', asked), asked) : null
  if (!orderAddress?.info || orderAddress.deliveryCityId === null) return null
  const { deliveryCityId } = orderAddress
  return { ...blank, ...orderAddress.info, venueId, zoneMode: 'coordinates', orderAddress, deliveryCityId }
}
