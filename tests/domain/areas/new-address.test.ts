import { describe, expect, test } from 'vitest'

import { savedAddress, suggestedAddress, zoneAddress } from '#src/domain/areas/build-order-address.ts'
import {
  isTyped,
  manualAddress,
  manualPlace,
  missingInManual,
  typedAddressToSave,
} from '#src/domain/areas/new-address.ts'
import { aDeliveryAddress, aDeliveryCity, aDeliveryZone, aGeocodeResult } from '#tests/support/address-builders.ts'
import { id } from '#tests/support/builders.ts'

const zone = aDeliveryZone({ id: id(7), name: 'Vanchiglia', postcode: '10124' })
const city = aDeliveryCity({ id: id(31), name: 'Torino', zoneMode: 'manual', zones: [zone] })
const venue = { province: 'TO', country: 'IT' }
const form = { street: ' Via Po ', houseNumber: '12', postcode: ' 10123 ', doorbell: ' Rossi ', note: '  ' }
const nowhere = { areas: [], venueIds: [], type: 'delivery' } as const
const typed = suggestedAddress(aGeocodeResult(['street_number']), ' 12/b ', nowhere)

describe('manualPlace', () => {
  test('is the city and zone of the wizard', () => {
    expect(manualPlace([city], zoneAddress(city, zone))).toEqual({ city, zone })
    expect(manualPlace([city], zoneAddress(city, null))).toEqual({ city, zone: null })
  })

  test('is null without a choice or its city', () => {
    expect(manualPlace([city], null)).toBeNull()
    expect(manualPlace([], zoneAddress(city, zone))).toBeNull()
    expect(manualPlace([{ ...city, zoneMode: 'coordinates' }], zoneAddress(city, zone))).toBeNull()
  })
})

describe('missingInManual', () => {
  test('wants street, number, and a postcode without zone’s', () => {
    const empty = { ...form, street: ' ', houseNumber: '', postcode: '' }
    expect(missingInManual(empty, { city, zone })).toEqual(['street', 'houseNumber'])
    expect(missingInManual(empty, { city, zone: null })).toEqual(['street', 'houseNumber', 'postcode'])
    expect(missingInManual(form, { city, zone: null })).toEqual([])
  })
})

describe('manualAddress', () => {
  test('combines the zone’s town with the venue’s province', () => {
    expect(manualAddress(form, { city, zone }, venue)).toEqual({
      zoneMode: 'manual',
      orderAddress: null,
      street: 'Via Po',
      houseNumber: '12',
      doorbell: 'Rossi',
      note: null,
      town: 'Torino',
      postcode: '10124',
      province: 'TO',
      country: 'IT',
      deliveryCityId: 31,
      deliveryZoneId: 7,
      oldId: null,
    })
  })

  test('takes the typed postcode in a city without zones', () => {
    expect(manualAddress(form, { city, zone: null }, venue)).toMatchObject({ postcode: '10123', deliveryZoneId: null })
  })
})

describe('typedAddressToSave', () => {
  test('is what the geocoder knows, with the typed number [CHK-21]', () => {
    expect(typedAddressToSave(typed, { doorbell: 'Rossi', note: '' })).toEqual({
      zoneMode: 'coordinates',
      orderAddress: typed,
      street: 'Via Po',
      houseNumber: '12/b',
      doorbell: 'Rossi',
      note: null,
      town: 'Torino',
      postcode: '10123',
      province: 'TO',
      country: 'IT',
      deliveryCityId: null,
      deliveryZoneId: null,
      oldId: null,
    })
  })

  test('is null for a saved address, zone or nothing', () => {
    for (const wizard of [savedAddress(aDeliveryAddress(), nowhere), zoneAddress(city, zone), null]) {
      expect(isTyped(wizard)).toBe(false)
      expect(typedAddressToSave(wizard)).toBeNull()
    }
  })
})
