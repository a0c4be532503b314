import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { DeliveryAddress } from '#src/contract/delivery-address.ts'
import { newDeliveryAddress } from '#src/contract/delivery-address.ts'
import { geocode } from '#src/contract/geocode.ts'
import { createOrder } from '#src/contract/order.ts'
import { getRestaurantInfo } from '#src/contract/restaurant.ts'
import { getServiceConfigs } from '#src/contract/shift.ts'
import { getMixedInfo } from '#src/contract/venue-content.ts'
import { inVanchiglia } from '#tests/server/support/address-book.ts'
import { aDiner, anOrder, clientOf, noon, post, statusOf } from '#tests/server/support/diner.ts'
import { orderSamples, savedAddress } from '#tests/server/support/order-samples.ts'
import { withGeocoder } from '#tests/server/support/with-geocoder.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { openTestService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await openTestService({ now: () => noon, edition: withGeocoder(null) })
})
afterAll(() => service.close())

/** Restaurant 3 delivers by coordinates, 2 in zones. */
async function aDinerAt(like: 2 | 3) {
  const restaurantId = await service.newRestaurant({ like })
  return { ...(await aDiner(service, restaurantId)), restaurantId }
}

/** An address in the area Centro, chosen by its name. */
const inCentre = {
  ...inVanchiglia,
  venueId: id<'Venue'>(31),
  town: 'Centro',
  postcode: '10123',
  deliveryCityId: id<'DeliveryCity'>(301),
  deliveryZoneId: null,
}

describe('without a geocoder', () => {
  test('areas are told as zones, to choose by name [VENUE-45]', async () => {
    const { api } = await aDinerAt(3)
    const venueId = id<'Venue'>(31)
    const asked = { venueId, orderType: 'delivery', newsLimit: null, deliveryCities: true, delivery: true } as const
    const { delivery, deliveryCities } = await api.call(getMixedInfo, asked)
    expect(delivery?.zoneMode).toBe('manual')
    expect(deliveryCities.map(({ name, zoneMode, coordinates }) => [name, zoneMode, coordinates])).toEqual(
      expect.arrayContaining([['Centro', 'manual', null]]),
    )
    const configs = await api.call(getServiceConfigs, { venueId, type: 'delivery' })
    expect(configs.delivery?.zoneMode).toBe('manual')
    const { venues } = await api.call(getRestaurantInfo, {})
    expect(venues.map((venue) => venue.delivery?.zoneMode)).not.toContain('coordinates')
  })

  test('an order goes to an area by its name [VENUE-45]', async () => {
    const { api } = await aDinerAt(3)
    const { address } = await api.call(newDeliveryAddress, inCentre)
    expect(address).toMatchObject({ zoneMode: 'manual', town: 'Centro', postcode: '10123', deliveryFee: 150 })
    expect(await statusOf(placed(address))).toBe('accepted')

    async function placed(deliveryAddress: DeliveryAddress) {
      return api.call(createOrder, await anOrder(api, { ...orderSamples.toCoordinates, deliveryAddress }))
    }
  })

  test('an address with coordinates waits for one [VENUE-45, ACCT-60]', async () => {
    const { api, ...customer } = await aDinerAt(3)
    const saved = await savedAddress(service, customer, 31)
    const order = await anOrder(api, { ...orderSamples.toCoordinates, deliveryAddress: saved })
    expect(await statusOf(api.call(createOrder, order))).toBe('ADDRESS_MODE_CHANGED')
  })

  test('zones and postcodes are as they were [VENUE-45]', async () => {
    const { api } = await aDinerAt(2)
    expect((await api.call(newDeliveryAddress, inVanchiglia)).address).toMatchObject({ postcode: '10124' })
  })

  test('no caller keeps what was said with one [VENUE-45]', async () => {
    const path = '/restaurant/get_restaurant_info'
    const body = { versione: '3.5.2', id_ristorante: 3 }
    const before = await openTestService({ now: () => noon })
    const { response } = await post(before, path, body)
    await before.close()
    const again = { headers: { 'If-None-Match': response.headers.get('ETag') ?? '' } }
    expect((await post(service, path, body, again)).status).toBe(200)
  })

  test('a look-up is refused [API-69]', async () => {
    const call = clientOf(service, id(3)).call(geocode, { address: 'via po 12', isPartial: false, venueId: null })
    expect(await statusOf(call)).toBe('GEOCODE_NOT_AVAILABLE')
  })
})
