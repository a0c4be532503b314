import { beforeAll, describe, expect, test } from 'vitest'

import { checkCart } from '#src/contract/cart-check.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import type { OrderAddress } from '#src/contract/order-address.ts'
import { zoneAddress } from '#src/domain/areas/build-order-address.ts'
import { aCounter, noon, refusalOf, statusOf, tonight } from '#tests/server/support/diner.ts'
import { orderSamples } from '#tests/server/support/order-samples.ts'
import { id, moment, price } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

type Cart = RequestOf<typeof checkCart>

const aCart = (fields: Partial<Cart>): Cart => ({
  venueId: id(21),
  slotStart: tonight,
  timetableId: id(212),
  timeZone: 'Europe/Rome',
  orderType: 'delivery',
  productsTotal: price('20.00'),
  address: null,
  servicePointId: null,
  ...fields,
})
const torino = { id: id<'DeliveryCity'>(201) }
const point = (latitude: number, longitude: number): OrderAddress => ({
  ...zoneAddress(torino, null),
  zoneMode: 'coordinates',
  deliveryCityId: null,
  latitude,
  longitude,
})

describe('a cart for zones', () => {
  const centro = zoneAddress(torino, { id: id(1) })
  test.each([
    ['with the minimum', centro, '12.00', 'accepted'],
    ['a cent below it', centro, '11.99', 'MIN_SPEND'],
    ['with the minimum of the town', zoneAddress(torino, { id: id(3) }), '15.00', 'accepted'],
    ['a cent below that', zoneAddress(torino, { id: id(3) }), '14.99', 'MIN_SPEND'],
    ['without its zone', zoneAddress(torino, null), '50.00', 'ADDRESS_NOT_SERVED'],
    ['in a town that is not delivered to', zoneAddress({ id: id(204) }, null), '50.00', 'ADDRESS_NOT_SERVED'],
    ['at a point of the map', point(45.0686, 7.6893), '50.00', 'ADDRESS_NOT_SERVED'],
    ['without an address', null, '50.00', 'ADDRESS_INVALID'],
  ] as const)('%s', async (_case, address, total, outcome) => {
    const { diner } = await aCounter(service, { like: 2 })
    const cart = aCart({ address, productsTotal: price(total) })
    expect(await statusOf(diner.api.call(checkCart, cart))).toBe(outcome)
  })
})

describe('a cart for areas', () => {
  const inVenue31 = (address: OrderAddress, timetableId = 312) =>
    aCart({ venueId: id(31), timetableId: id(timetableId), address })
  test.each([
    ['in the smaller one', inVenue31(point(45.0686, 7.6893)), 'accepted'],
    ['in the larger one, at a slot of the smaller', inVenue31(point(45.1, 7.65)), 'NO_SLOTS_FOR_ADDRESS'],
    ['in the larger one, at a slot of its own', inVenue31(point(45.1, 7.65), 313), 'accepted'],
    ['outside', inVenue31(point(45.3, 7.65)), 'ADDRESS_NOT_SERVED'],
    ['without coordinates', inVenue31({ ...point(0, 0), latitude: null, longitude: null }), 'ADDRESS_NOT_SERVED'],
  ])('%s', async (_case, cart, outcome) => {
    const { diner } = await aCounter(service, { like: 3 })
    expect(await statusOf(diner.api.call(checkCart, cart))).toBe(outcome)
  })

  test('tells the minimum in money', async () => {
    const { diner } = await aCounter(service, { like: 3 })
    const cart = { ...inVenue31(point(45.0686, 7.6893)), productsTotal: price('9.99') }
    expect((await refusalOf(diner.api.call(checkCart, cart)))?.messages).toEqual([
      'The minimum spend for this address is 10,00\u00a0€.',
    ])
  })
})

test.each([
  ['a point of the stand', id<'ServicePoint'>(401), 'accepted'],
  ['a point of another stand', id<'ServicePoint'>(403), 'ADDRESS_NOT_SERVED'],
  ['no point', null, 'ADDRESS_NOT_SERVED'],
])('a cart for %s', async (_case, servicePointId, outcome) => {
  const { diner } = await aCounter(service, { like: 4 })
  const cart = aCart({
    venueId: id(41),
    orderType: 'dil',
    timetableId: id(412),
    servicePointId,
  })
  expect(await statusOf(diner.api.call(checkCart, cart))).toBe(outcome)
})

test('an eat-in cart finds no seat in a full slot', async () => {
  const { diner, place, change } = await aCounter(service, { like: 2 })
  await change({ timetable: { seats: 4 } })
  const slotStart = moment('2026-03-10 19:45:00')
  const cart = aCart({ orderType: 'eatIn', timetableId: id(213), slotStart })
  expect(await statusOf(diner.api.call(checkCart, cart))).toBe('accepted')
  await place({ ...orderSamples.eatIn, people: 4, slotStart })
  expect(await statusOf(diner.api.call(checkCart, cart))).toBe('NOT_ENOUGH_SEATS')
})
