import { describe, expect, test } from 'vitest'

import { zoneAddress } from '#src/domain/areas/build-order-address.ts'
import { hasCourierSlots, slotPlace, slotsForCities } from '#src/domain/slots/slot-place.ts'
import { aDeliveryCity, aDeliveryZone } from '#tests/support/address-builders.ts'
import { id } from '#tests/support/builders.ts'

describe('slotPlace', () => {
  const inZone = zoneAddress(aDeliveryCity(), aDeliveryZone())

  test('names the smallest area of several, as a list [VENUE-31]', () => {
    const foundCityIds = [id<'DeliveryCity'>(31), id<'DeliveryCity'>(30)]
    const address = { ...inZone, zoneMode: 'coordinates', deliveryZoneId: null, foundCityIds } as const
    expect(slotPlace({ address, servicePointId: null })).toMatchObject({ deliveryCityIds: [31], deliveryZoneId: null })
  })

  test('names the zone’s city, the zone and the point', () => {
    expect(slotPlace({ address: inZone, servicePointId: null })).toEqual({
      deliveryCityIds: 31,
      deliveryZoneId: 7,
      servicePointId: null,
    })
    expect(slotPlace({ address: null, servicePointId: id(401) })).toEqual({
      deliveryCityIds: null,
      deliveryZoneId: null,
      servicePointId: 401,
    })
  })
})

describe('slotsForCities', () => {
  const slots = [[], [31, 32], [33]].map((cities) => ({
    deliveryCityIds: cities.map((city) => id<'DeliveryCity'>(city)),
  }))
  const filtered = (hasSlotsByCity: boolean, ...chosen: number[]) =>
    slotsForCities(slots, { config: { hasSlotsByCity }, deliveryCityIds: chosen.map((city) => id(city)) })

  test.each([
    ['those for all cities and those of a chosen one', true, [31], [0, 1]],
    ['those of any chosen one', true, [31, 33], [0, 1, 2]],
    ['those for all cities alone without a chosen one', true, [], [0]],
    ['all of them where slots do not differ by city', false, [31], [0, 1, 2]],
  ] as const)('offers %s [WIZ-31]', (_what, hasSlotsByCity, chosen, offered) => {
    expect(filtered(hasSlotsByCity, ...chosen)).toEqual(offered.map((at) => slots[at]))
  })
})

describe('hasCourierSlots', () => {
  const none = { hasPonyuKey: false, hasPonyuSlots: false, hasEatintimeKey: false, hasEatintimeSlots: false }

  test.each([
    ['ponyu', { hasPonyuKey: true, hasPonyuSlots: true }, true],
    ['eatintime', { hasEatintimeKey: true, hasEatintimeSlots: true }, true],
    ['a key alone', { hasPonyuKey: true }, false],
    ['a flag alone', { hasEatintimeSlots: true }, false],
    ['the key of one and the flag of the other', { hasPonyuKey: true, hasEatintimeSlots: true }, false],
    ['nobody', {}, false],
  ])('with %s [WIZ-29]', (_who, fields, expected) => {
    expect(hasCourierSlots('delivery', { ...none, ...fields })).toBe(expected)
    expect(hasCourierSlots('dil', { ...none, ...fields })).toBe(expected)
    expect(hasCourierSlots('takeAway', { ...none, ...fields })).toBe(false)
  })
})
