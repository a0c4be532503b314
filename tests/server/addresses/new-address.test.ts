import { beforeAll, describe, expect, test } from 'vitest'

import { deleteDeliveryAddress, newDeliveryAddress, setDefaultDeliveryAddress } from '#src/contract/delivery-address.ts'
import { languages } from '#src/options/languages.ts'
import type { AddressWish, NewAddress } from '#tests/server/support/address-book.ts'
import {
  anAddressBook,
  atAddress,
  inVanchiglia,
  savedAddresses,
  saveAddress,
  statusOfSaving,
} from '#tests/server/support/address-book.ts'
import { aDiner, clientOf, noon, refusalOf } from '#tests/server/support/diner.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

describe('new_delivery_address', () => {
  test('keeps an address from coordinates with what the geocoder said [API-29] [BAPI-22]', async () => {
    const diner = await anAddressBook(service, 3)
    const typed = await atAddress(diner, 'Via Po 12')
    const saved = await saveAddress(diner, { ...typed, doorbell: ' Bianchi ', note: '  ' })
    expect(saved).toMatchObject({
      zoneMode: 'coordinates',
      street: 'Via Po',
      houseNumber: '12',
      postcode: '10123',
      doorbell: 'Bianchi',
      note: null,
      deliveryCityId: 301,
      deliveryFee: 150,
      formattedAddress: 'Via Po 12, 10123 Torino TO, Italy',
      latitude: typed.orderAddress?.latitude,
      longitude: typed.orderAddress?.longitude,
    })
  })

  test('takes town from the zone and country from the venue [ACCT-56]', async () => {
    const diner = await anAddressBook(service, 2)
    const sent = { town: 'Roma', postcode: '00100', province: 'RM', country: 'FR' }
    expect(await saveAddress(diner, sent)).toMatchObject({
      town: 'Torino',
      postcode: '10124',
      province: 'TO',
      country: 'IT',
    })
    const village = { ...sent, deliveryCityId: id<'DeliveryCity'>(202), deliveryZoneId: null, postcode: '10024' }
    expect(await saveAddress(diner, village)).toMatchObject({ town: 'Moncalieri', postcode: '10024', province: 'TO' })
  })

  test('returns an equal address instead of a second (contract C129)', async () => {
    const diner = await anAddressBook(service, 2)
    const first = await saveAddress(diner)
    expect(await saveAddress(diner, { street: ' Via Vanchiglia ', doorbell: 'Verdi ' })).toEqual(first)
    expect(await Promise.all([saveAddress(diner), saveAddress(diner)])).toEqual([first, first])
    for (const wish of [
      { houseNumber: '21' },
      { doorbell: null },
      { note: 'Scala B' },
      { deliveryZoneId: id<'DeliveryZone'>(3) },
    ]) {
      expect((await saveAddress(diner, wish)).id).not.toBe(first.id)
    }
    expect(await savedAddresses(diner)).toHaveLength(5)
  })

  test('returns one at the same coordinates instead of another', async () => {
    const diner = await anAddressBook(service, 3)
    const first = await saveAddress(diner, await atAddress(diner, 'Corso Galileo Ferraris 70', 31))
    const again = await saveAddress(diner, await atAddress(diner, 'Corso Galileo Ferraris 70', 32))
    expect([again.id, again.deliveryCityId]).toEqual([first.id, 303])
    expect((await saveAddress(diner, await atAddress(diner, 'Corso Galileo Ferraris 72', 31))).id).not.toBe(first.id)
  })

  test('makes a deleted one anew', async () => {
    const diner = await anAddressBook(service, 2)
    const first = await saveAddress(diner)
    await diner.api.call(deleteDeliveryAddress, { addressId: first.id })
    expect((await saveAddress(diner)).id).not.toBe(first.id)
  })

  test('replaces the old one, which hands on being the default (contract C128) [ACCT-55]', async () => {
    const diner = await anAddressBook(service, 2)
    const first = await saveAddress(diner)
    await diner.api.call(setDefaultDeliveryAddress, { addressId: first.id })
    const edited = await saveAddress(diner, { houseNumber: '30', oldId: first.id })
    expect(edited).toMatchObject({ houseNumber: '30', isDefault: true })
    expect(await savedAddresses(diner)).toEqual([edited])
    expect(await saveAddress(diner, { houseNumber: '30', oldId: edited.id })).toEqual(edited)
    expect(await savedAddresses(diner)).toEqual([edited])
  })

  test('lets an equal address stand in for the old one', async () => {
    const diner = await anAddressBook(service, 2)
    const [home, work] = [await saveAddress(diner), await saveAddress(diner, { houseNumber: '40' })]
    await diner.api.call(setDefaultDeliveryAddress, { addressId: home.id })
    expect(await saveAddress(diner, { houseNumber: '40', oldId: home.id })).toEqual({ ...work, isDefault: true })
    expect((await savedAddresses(diner)).map((row) => row.id)).toEqual([work.id])
  })

  test.each<[string, AddressWish, string]>([
    ['without a city', { deliveryCityId: null, deliveryZoneId: null }, 'ADDRESS_INVALID'],
    ['in an unknown city', { deliveryCityId: id(999) }, 'ADDRESS_INVALID'],
    ['without the zone of a city with zones', { deliveryZoneId: null }, 'ADDRESS_INVALID'],
    ['in a zone of no city', { deliveryZoneId: id(9) }, 'ADDRESS_INVALID'],
    ['with a zone where there are none', { deliveryCityId: id(202), deliveryZoneId: id(1) }, 'ADDRESS_INVALID'],
    ['without a street', { street: '  ' }, 'ADDRESS_INVALID'],
    ['without a house number', { houseNumber: '' }, 'ADDRESS_INVALID'],
    [
      'without the postcode that no zone says',
      { deliveryCityId: id(202), deliveryZoneId: null, postcode: '' },
      'ADDRESS_INVALID',
    ],
    ['with a street of 201 characters', { street: 'x'.repeat(201) }, 'VALIDATION'],
    ['with a note of 1001 characters', { note: 'x'.repeat(1001) }, 'VALIDATION'],
    ['in a city that nobody delivers to', { deliveryCityId: id(204), deliveryZoneId: null }, 'ADDRESS_NOT_SERVED'],
    ['by coordinates where zones are chosen', { zoneMode: 'coordinates' }, 'ADDRESS_MODE_CHANGED'],
    ['for a venue that is not there', { venueId: id(22) }, 'ENTITY_NOT_FOUND'],
    ['in place of an address that never was', { oldId: id(1) }, 'ADDRESS_NOT_FOUND'],
  ])('refuses an address %s', async (_case, wish, status) => {
    const diner = await anAddressBook(service, 2)
    expect(await statusOfSaving(diner, wish)).toBe(status)
    expect(await savedAddresses(diner)).toEqual([])
  })

  test('refuses missing, impossible or unserved coordinates', async () => {
    const diner = await anAddressBook(service, 3)
    const there = await atAddress(diner, 'Via Po 12')
    const moved = (place: Partial<NonNullable<NewAddress['orderAddress']>>) => ({
      ...there,
      orderAddress: there.orderAddress && { ...there.orderAddress, ...place },
    })
    expect(await statusOfSaving(diner, { ...there, orderAddress: null })).toBe('ADDRESS_INVALID')
    expect(await statusOfSaving(diner, moved({ latitude: null }))).toBe('ADDRESS_INVALID')
    expect(await statusOfSaving(diner, moved({ latitude: 91 }))).toBe('ADDRESS_INVALID')
    expect(await statusOfSaving(diner, { ...there, postcode: '' })).toBe('ADDRESS_INVALID')
    expect(await statusOfSaving(diner, moved({ latitude: 45.5 }))).toBe('ADDRESS_NOT_SERVED')
    expect(await statusOfSaving(diner, { ...there, zoneMode: 'manual' })).toBe('ADDRESS_MODE_CHANGED')
    expect(await statusOfSaving(diner, there)).toBe('accepted')
  })

  test('believes no area that is sent: it looks for itself', async () => {
    const diner = await anAddressBook(service, 3)
    const there = await atAddress(diner, 'Corso Belgio 100')
    const lie = { ...there, deliveryCityId: id<'DeliveryCity'>(304) }
    if (there.orderAddress)
      lie.orderAddress = { ...there.orderAddress, deliveryCityId: id(304), foundCityIds: [id(304)] }
    expect(await saveAddress(diner, lie)).toMatchObject({ deliveryCityId: 302, deliveryFee: 350 })
  })

  test('keeps what another venue delivers to, as unserved here', async () => {
    const diner = await anAddressBook(service, 3)
    expect(await saveAddress(diner, await atAddress(diner, 'Via Nizza 262', 31))).toMatchObject({
      deliveryCityId: null,
      city: null,
    })
  })

  test('refuses to edit missing, foreign or other-mode addresses [ACCT-60] [ACCT-61]', async () => {
    const diner = await anAddressBook(service, 2)
    const first = await saveAddress(diner)
    const edited = await saveAddress(diner, { houseNumber: '30', oldId: first.id })
    expect(await statusOfSaving(diner, { houseNumber: '32', oldId: first.id })).toBe('ADDRESS_NOT_EDITABLE')
    const other = await aDiner(service, diner.restaurantId)
    expect(await statusOfSaving(other, { oldId: edited.id })).toBe('ADDRESS_NOT_FOUND')
    await service.changeRestaurant(diner.restaurantId, { type: 'delivery', service: { zoneMode: 'coordinates' } })
    const moved = { zoneMode: 'coordinates', oldId: edited.id } as const
    expect(await statusOfSaving(diner, moved)).toBe('ADDRESS_MODE_CHANGED')
  })

  test('names each empty field and reason in five languages [BERR-12]', async () => {
    const restaurantId = await service.newRestaurant({ like: 2 })
    const customer = await service.newCustomer(restaurantId)
    const said = new Set<string>()
    for (const language of languages) {
      const api = clientOf(service, restaurantId, { who: customer, language })
      const refusal = async (wish: AddressWish) =>
        (await refusalOf(api.call(newDeliveryAddress, { ...inVanchiglia, ...wish })))?.messages ?? []
      const empty = await refusal({ street: '', houseNumber: ' ' })
      expect(empty).toHaveLength(2)
      for (const wish of [
        { deliveryZoneId: null },
        { deliveryCityId: id<'DeliveryCity'>(204) },
        { oldId: id<'DeliveryAddress'>(1) },
      ]) {
        said.add((await refusal(wish)).join())
      }
      said.add(empty.join())
    }
    expect(said.size).toBe(4 * languages.length)
  })

  test.each<[AddressWish, string]>([
    [{ deliveryZoneId: null }, 'The address is not valid: try again, otherwise create a new one.'],
    [{ deliveryCityId: id(204) }, 'No restaurant serves the entered address.'],
    [{ zoneMode: 'coordinates' }, 'The management of addresses has changed: delete this address and create it again.'],
  ])('says to %j: %s [BERR-12]', async (wish, text) => {
    const restaurantId = await service.newRestaurant({ like: 2 })
    const api = clientOf(service, restaurantId, { who: await service.newCustomer(restaurantId), language: 'en' })
    const refusal = await refusalOf(api.call(newDeliveryAddress, { ...inVanchiglia, ...wish }))
    expect(refusal?.messages).toEqual([text])
  })
})
