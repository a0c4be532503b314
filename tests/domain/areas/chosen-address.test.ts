import { describe, expect, test } from 'vitest'

import type { OrderAddress } from '#src/contract/order-address.ts'
import { savedAddress, suggestedAddress, zoneAddress } from '#src/domain/areas/build-order-address.ts'
import { chosenAddress, wizardKey } from '#src/domain/areas/chosen-address.ts'
import { aDeliveryAddress, aDeliveryCity, aDeliveryZone, aGeocodeResult } from '#tests/support/address-builders.ts'
import { id } from '#tests/support/builders.ts'

const home = aDeliveryAddress({ id: id(401), isDefault: true, deliveryCityId: id(31), deliveryZoneId: id(1) })
const work = aDeliveryAddress({ id: id(402), deliveryCityId: id(31), deliveryZoneId: id(2) })
const sea = aDeliveryAddress({ id: id(403), deliveryCityId: id(32) })
const addresses = [home, work, sea]

const nowhere = { areas: [], venueIds: [], type: 'delivery' } as const
const inCity = (key: number) => zoneAddress({ id: id(key) }, null)
const inZone = (key: number) => zoneAddress({ id: id(31) }, { id: id(key) })
const typed: OrderAddress = suggestedAddress(aGeocodeResult(), '', nowhere)

const choose = (wizard: OrderAddress | null, pickedId: number | null = null) =>
  chosenAddress(addresses, { wizard, pickedId: pickedId === null ? null : id(pickedId) })?.id ?? null

describe('chosenAddress', () => {
  test.each([
    ['the saved address of the wizard', savedAddress(work, nowhere), null, work.id],
    ['the default one of the city of the wizard', inCity(31), null, home.id],
    ['the first saved one of the city where the default one lies in another', inCity(32), null, sea.id],
    ['the default one in the zone of the wizard', inZone(1), null, home.id],
    ['a saved one in the zone before the default one in another', inZone(2), null, work.id],
    ['none where no saved one lies in the zone', inZone(3), null, null],
    ['none where no saved one lies in the city', inCity(33), null, null],
    ['none without a choice in the wizard', null, null, null],
    ['none while a typed address is not saved yet', typed, null, null],
    ['what was picked at the checkout, over the wizard', savedAddress(work, nowhere), 403, sea.id],
    ['what was picked at the checkout, over the default', inCity(31), 402, work.id],
    ['the saved one of a typed address', typed, 402, work.id],
    ['the wizard again when what was picked is gone', savedAddress(work, nowhere), 999, work.id],
    [
      'the default one when the saved one of the wizard is gone',
      { ...inCity(31), savedAddressId: id<'DeliveryAddress'>(9) },
      null,
      home.id,
    ],
  ] as const)('is %s [CHK-20]', (_what, wizard, pickedId, expected) => {
    expect(choose(wizard, pickedId)).toBe(expected)
  })

  test('is the default one wherever it stands in the list [CHK-20]', () => {
    const mixed = [work, sea, home]
    expect(chosenAddress(mixed, { wizard: inCity(31), pickedId: null })).toBe(home)
    expect(chosenAddress([work, { ...work, id: id(404) }], { wizard: inCity(31), pickedId: null })).toBe(work)
  })

  test('never is an address that is not served by default', () => {
    const lost = aDeliveryAddress({ isDefault: true, deliveryCityId: null })
    expect(chosenAddress([lost], { wizard: null, pickedId: null })).toBeNull()
    expect(chosenAddress([lost], { wizard: typed, pickedId: null })).toBeNull()
  })
})

describe('wizardKey', () => {
  test('is another for another city, zone, saved or typed address', () => {
    const wizards = [
      null,
      inCity(31),
      inCity(32),
      zoneAddress({ id: id(31) }, aDeliveryZone()),
      savedAddress(home, nowhere),
      savedAddress(work, nowhere),
      typed,
      { ...typed, latitude: 45.08 },
    ]
    expect(new Set(wizards.map(wizardKey)).size).toBe(wizards.length)
  })

  test('is the same for the same choice in any area', () => {
    const city = aDeliveryCity()
    const chosen = zoneAddress(city, null)
    expect(wizardKey({ ...chosen, foundCityIds: [] })).toBe(wizardKey(chosen))
  })
})
