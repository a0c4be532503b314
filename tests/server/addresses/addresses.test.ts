import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import type { DeliveryAddress } from '#src/contract/delivery-address.ts'
import {
  deleteDeliveryAddress,
  deliveryAddress,
  getDeliveryAddresses,
  setDefaultDeliveryAddress,
} from '#src/contract/delivery-address.ts'
import { getServiceConfigs } from '#src/contract/shift.ts'
import type { Id } from '#src/contract/values.ts'
import { getMixedInfo } from '#src/contract/venue-content.ts'
import type { AddressBook } from '#tests/server/support/address-book.ts'
import { anAddressBook, atAddress, savedAddresses, saveAddress } from '#tests/server/support/address-book.ts'
import { aDiner, clientOf, noon, statusOf } from '#tests/server/support/diner.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

const idsOf = (rows: readonly DeliveryAddress[]) => rows.map((row) => row.id)

describe('get_delivery_addresses', () => {
  test('is for customers alone', async () => {
    const call = clientOf(service, id(2)).call(getDeliveryAddresses, {
      venueId: null,
      zoneMode: null,
      deliveryCityIds: null,
    })
    expect(await statusOf(call)).toBe('API_KEY_NOT_FOUND')
  })

  test('returns only one’s own: default first, then newest [API-28] [BAPI-16]', async () => {
    const diner = await anAddressBook(service, 2)
    const [first, second, third] = [
      await saveAddress(diner),
      await saveAddress(diner, { houseNumber: '22' }),
      await saveAddress(diner, { houseNumber: '24' }),
    ]
    expect(idsOf(await savedAddresses(diner))).toEqual([third.id, second.id, first.id])
    await diner.api.call(setDefaultDeliveryAddress, { addressId: first.id })
    expect(idsOf(await savedAddresses(diner))).toEqual([first.id, third.id, second.id])
    expect(await savedAddresses(await aDiner(service, await service.newRestaurant({ like: 2 })))).toEqual([])
  })

  test('returns city, zone and the zone’s charge [API-60]', async () => {
    const diner = await anAddressBook(service, 2)
    const saved = await saveAddress(diner, { deliveryZoneId: id(1) })
    expect(saved).toMatchObject({
      zoneMode: 'manual',
      street: 'Via Vanchiglia',
      houseNumber: '20',
      doorbell: 'Verdi',
      town: 'Torino',
      postcode: '10123',
      zoneTown: 'Centro',
      zonePostcode: '10123',
      deliveryCityId: 201,
      deliveryZoneId: 1,
      city: { id: 201, name: 'Torino', zoneMode: 'manual', minimumSpend: 1500, coordinates: null },
      zone: { id: 1, minimumSpend: 1200 },
      deliveryFee: 150,
      latitude: null,
      isDefault: false,
    })
    expect(await savedAddresses(diner, { venueId: id(21), zoneMode: 'manual' })).toEqual([saved])
    expect(await saveAddress(diner, { deliveryZoneId: id(3) })).toMatchObject({
      deliveryFee: 250,
      zone: { minimumSpend: null },
    })
    const village = { deliveryCityId: id<'DeliveryCity'>(203), deliveryZoneId: null }
    expect(await saveAddress(diner, village)).toMatchObject({ town: 'San Mauro Torinese', deliveryFee: 0, zone: null })
  })

  test('finds each venue’s smallest area, if it delivers [VENUE-31]', async () => {
    const diner = await anAddressBook(service, 3)
    const { id: addressId } = await saveAddress(diner, await atAddress(diner, 'Corso Galileo Ferraris 70'))
    const at = async (venueId: number) =>
      (await savedAddresses(diner, { venueId: id(venueId), zoneMode: 'coordinates' }))[0]
    expect(await at(31)).toMatchObject({
      id: addressId,
      deliveryCityId: 302,
      deliveryFee: 350,
      city: { minimumSpend: 2000 },
    })
    expect(await at(32)).toMatchObject({
      id: addressId,
      deliveryCityId: 303,
      deliveryFee: 200,
      city: { minimumSpend: 1500 },
    })
    expect(await at(33)).toMatchObject({ id: addressId, deliveryCityId: null, deliveryFee: null, city: null })
  })

  test('says it as stored where no venue is named (rulings "addresses without venue")', async () => {
    const diner = await anAddressBook(service, 3)
    await saveAddress(diner, await atAddress(diner, 'Corso Galileo Ferraris 70', 32))
    expect((await savedAddresses(diner))[0]).toMatchObject({ deliveryCityId: 303, deliveryFee: 200 })
  })

  test('keeps addresses of the other mode, without a city [ACCT-60]', async () => {
    const diner = await anAddressBook(service, 2)
    await saveAddress(diner)
    const [other] = await savedAddresses(diner, { venueId: id(21), zoneMode: 'coordinates' })
    expect(other).toMatchObject({ zoneMode: 'manual', deliveryCityId: null, deliveryZoneId: null, deliveryFee: null })
  })

  test('says only those in the cities asked about [API-28]', async () => {
    const diner = await anAddressBook(service, 2)
    const here = await saveAddress(diner)
    const there = await saveAddress(diner, { deliveryCityId: id(202), deliveryZoneId: null })
    const inCities = async (...cities: number[]) =>
      idsOf(
        await savedAddresses(diner, {
          venueId: id(21),
          deliveryCityIds: cities.map((city) => id<'DeliveryCity'>(city)),
        }),
      )
    expect(await inCities(201)).toEqual([here.id])
    expect(await inCities(201, 202)).toEqual([there.id, here.id])
    expect(await inCities(203)).toEqual([])
  })

  test('returns what changed: closed cities and masked venues', async () => {
    const diner = await anAddressBook(service, 2)
    await saveAddress(diner, { deliveryCityId: id(202), deliveryZoneId: null })
    const change = (city: { excludedVenueIds?: Id<'Venue'>[]; isForDelivery?: boolean }) =>
      service.changeRestaurant(diner.restaurantId, { city: { id: 202, ...city } })
    await change({ isForDelivery: false })
    expect((await savedAddresses(diner, { venueId: id(21) }))[0]?.deliveryCityId).toBeNull()
    await change({ isForDelivery: true, excludedVenueIds: [id(21)] })
    expect((await savedAddresses(diner, { venueId: id(21) }))[0]?.deliveryCityId).toBeNull()
    await change({ excludedVenueIds: [] })
    expect((await savedAddresses(diner, { venueId: id(21) }))[0]).toMatchObject({
      deliveryCityId: 202,
      deliveryFee: 450,
    })
  })

  test('refuses a venue that does not exist', async () => {
    const diner = await anAddressBook(service, 2)
    expect(await statusOf(savedAddresses(diner, { venueId: id(99) }))).toBe('ENTITY_NOT_FOUND')
  })
})

describe('set_default_delivery_address and delete_delivery_address', () => {
  test('make one the default and no other [API-30] [ACCT-58]', async () => {
    const diner = await anAddressBook(service, 2)
    const [first, second] = [await saveAddress(diner), await saveAddress(diner, { houseNumber: '22' })]
    for (const { id: addressId } of [first, second]) {
      await diner.api.call(setDefaultDeliveryAddress, { addressId })
      expect((await savedAddresses(diner)).filter(({ isDefault }) => isDefault).map((row) => row.id)).toEqual([
        addressId,
      ])
    }
  })

  test('delete one; the default one leaves none behind [API-31] [ACCT-59]', async () => {
    const diner = await anAddressBook(service, 2)
    const [first, second] = [await saveAddress(diner), await saveAddress(diner, { houseNumber: '22' })]
    await diner.api.call(setDefaultDeliveryAddress, { addressId: first.id })
    await diner.api.call(deleteDeliveryAddress, { addressId: first.id })
    expect((await savedAddresses(diner)).map((row) => [row.id, row.isDefault])).toEqual([[second.id, false]])
  })

  test.each([
    ['unknown', async () => id<'DeliveryAddress'>(1)],
    [
      'deleted',
      async (diner: AddressBook) => {
        const { id: addressId } = await saveAddress(diner)
        await diner.api.call(deleteDeliveryAddress, { addressId })
        return addressId
      },
    ],
    [
      'of somebody else',
      async (diner: AddressBook) => (await saveAddress(await aDiner(service, diner.restaurantId))).id,
    ],
  ])('refuse an address that is %s', async (_case, find) => {
    const diner = await anAddressBook(service, 2)
    const addressId = await find(diner)
    for (const endpoint of [setDefaultDeliveryAddress, deleteDeliveryAddress]) {
      expect(await statusOf(diner.api.call(endpoint, { addressId }))).toBe('ADDRESS_NOT_FOUND')
    }
  })
})

describe('the default address of a configuration', () => {
  const defaultAt = async (who: AddressBook, venueId: number) => {
    const asked = { venueId: id<'Venue'>(venueId), orderType: null, newsLimit: null, delivery: true }
    const { delivery } = await who.api.call(getMixedInfo, asked)
    const configs = await who.api.call(getServiceConfigs, { venueId: id<'Venue'>(venueId), type: null })
    expect(configs.delivery?.defaultAddress).toEqual(delivery?.defaultAddress)
    return delivery?.defaultAddress == null ? null : z.decode(deliveryAddress, delivery.defaultAddress as never)
  }

  test('is the customer’s as it is for the venue [API-12] [API-19] [WIZ-13]', async () => {
    const diner = await anAddressBook(service, 3)
    const saved = await saveAddress(diner, await atAddress(diner, 'Corso Galileo Ferraris 70'))
    expect(await defaultAt(diner, 31)).toBeNull()
    await diner.api.call(setDefaultDeliveryAddress, { addressId: saved.id })
    expect(await defaultAt(diner, 31)).toEqual({ ...saved, isDefault: true })
    expect(await defaultAt(diner, 32)).toMatchObject({ id: saved.id, deliveryCityId: 303, deliveryFee: 200 })
    expect(await defaultAt(diner, 33)).toMatchObject({ id: saved.id, deliveryCityId: null })
  })

  test('is nobody’s without a key', async () => {
    const asked = { venueId: id<'Venue'>(31), orderType: null, newsLimit: null, delivery: true }
    expect((await clientOf(service, id(3)).call(getMixedInfo, asked)).delivery?.defaultAddress).toBeNull()
  })
})
