import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { addressOfGuestOrder } from '#src/domain/areas/address-of-guest-order.ts'
import { suggestedAddress, withFoundAreas, zoneAddress } from '#src/domain/areas/build-order-address.ts'
import { minimumSpend } from '#src/domain/areas/delivery-charges.ts'
import { guestAddress } from '#src/domain/areas/guest-address.ts'
import { manualAddress } from '#src/domain/areas/new-address.ts'
import { sentAddress } from '#src/domain/checkout/order-request.ts'
import { aDeliveryCity, aDeliveryZone, aGeocodeResult } from '#tests/support/address-builders.ts'
import { id, price } from '#tests/support/builders.ts'

const zone = aDeliveryZone({ id: id(7), name: 'Vanchiglia', postcode: '10124', deliveryFee: price('1.50') })
const torino = aDeliveryCity({
  id: id(31),
  name: 'Torino',
  zoneMode: 'manual',
  zones: [zone],
  minimumSpend: price('15.00'),
  deliveryFee: price('2.50'),
})
const rivoli = { ...torino, id: id<'DeliveryCity'>(32), name: 'Rivoli', zones: [] }
const around = { ...torino, id: id<'DeliveryCity'>(33), zoneMode: 'coordinates' as const, zones: [] }
const cities = [torino, rivoli, around]
const venue = { province: 'TO', country: 'IT' }
const typed = { street: ' Via Po ', houseNumber: '12', postcode: '10098', doorbell: ' Rossi ', note: '  ' }
const byPoint = {
  ...suggestedAddress(aGeocodeResult(), '', { areas: [], venueIds: [], type: 'delivery' }),
  deliveryCityId: around.id,
}
const give = (wizard: Parameters<typeof guestAddress>[0]['wizard'], form = typed) =>
  guestAddress({ wizard, typed: form, venue, cities })

describe('guestAddress', () => {
  test.each([
    ['a zone’s own', zoneAddress(torino, zone), { zoneTown: 'Vanchiglia', postcode: '10124', deliveryFee: 150 }],
    ['a zone’s own too', zoneAddress(torino, zone), { deliveryZoneId: 7, zonePostcode: '10124' }],
    ['a town without zones', zoneAddress(rivoli, null), { zoneTown: null, postcode: '10098', deliveryFee: 250 }],
    ['an area’s', byPoint, { deliveryCityId: 33, deliveryFee: 250, doorbell: 'Rossi' }],
  ])('has fee, town and postcode of %s [CHK-70]', (_case, wizard, expected) => {
    expect(give(wizard)).toMatchObject({ id: null, note: null, ...expected })
  })

  test.each([
    ['the wizard has no place', null, typed],
    ['the town of the wizard is gone', zoneAddress({ id: id(99) }, null), typed],
    ['the street is blank', zoneAddress(torino, zone), { ...typed, street: ' ' }],
    ['the house number is blank', zoneAddress(torino, zone), { ...typed, houseNumber: '' }],
    ['a town without zones lacks a postcode', zoneAddress(rivoli, null), { ...typed, postcode: '' }],
  ])('is null while %s [CHK-70]', (_case, wizard, form) => {
    expect(give(wizard, form)).toBeNull()
  })

  test('has the position of the wizard', () => {
    const { formattedAddress, latitude, longitude } = byPoint
    expect([typeof formattedAddress, typeof latitude]).toEqual(['string', 'number'])
    expect(give(byPoint)).toMatchObject({ formattedAddress, latitude, longitude })
  })

  test('needs no postcode where the zone has one [CHK-70]', () => {
    expect(give(zoneAddress(torino, zone), { ...typed, postcode: '' })).not.toBeNull()
  })

  test('has the minimum of its area [CHK-70]', () => {
    expect(minimumSpend(give(zoneAddress(rivoli, null))!)).toBe(1500)
  })

  test('is served nowhere once its area is gone [CHK-70]', () => {
    expect(give(withFoundAreas(byPoint, { areas: [], venueIds: [], type: 'delivery' }))).toMatchObject({
      deliveryCityId: null,
      city: null,
    })
  })

  test('names no saved address [CHK-71]', () => {
    const address = give({ ...byPoint, savedAddressId: id(5) })
    expect(address?.orderAddress).toEqual({ ...byPoint, savedAddressId: null })
  })
})

describe('addressOfGuestOrder', () => {
  const text = fc.string({ minLength: 1 })
  const form = fc.record({ street: text, houseNumber: text, postcode: text, doorbell: text, note: text })
  const place = fc.constantFrom({ city: torino, zone }, { city: rivoli, zone: null })

  test('reads back what was typed in a zone [CHK-71]', () => {
    fc.assert(
      fc.property(form, place, (filled, { city, zone: part }) => {
        const address = give(zoneAddress(city, part), filled)
        const sent = address && { ...sentAddress(address), orderAddress: address.orderAddress }
        const saved = manualAddress(filled, { city, zone: part }, venue)
        expect(sent && addressOfGuestOrder(sent)).toEqual(sent && saved)
      }),
    )
  })

  test('reads back the point of an address [CHK-71]', () => {
    const address = give(byPoint)!
    const sent = { ...sentAddress(address), orderAddress: address.orderAddress }
    expect(addressOfGuestOrder(sent)).toMatchObject({
      zoneMode: 'coordinates',
      orderAddress: byPoint,
      doorbell: 'Rossi',
    })
  })

  test('has empty texts for those that were not sent [CHK-71]', () => {
    const texts = { street: '', houseNumber: '', town: '', postcode: '', province: '', country: '' }
    expect(addressOfGuestOrder({ orderAddress: byPoint })).toMatchObject({ ...texts, doorbell: null, note: null })
  })

  test('is null without the place of the address [CHK-71]', () => {
    expect(addressOfGuestOrder({ street: 'Via Po', orderAddress: null })).toBeNull()
    expect(addressOfGuestOrder({})).toBeNull()
  })
})
