import { beforeAll, describe, expect, test } from 'vitest'

import { createOrder } from '#src/contract/order.ts'
import { aCounter, aDiner, anOrder, noon, refusalOf, statusOf } from '#tests/server/support/diner.ts'
import { savedAddress, orderSamples } from '#tests/server/support/order-samples.ts'
import { id, moment, price } from '#tests/support/builders.ts'
import { aDiscountCode } from '#tests/support/savings-builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

const torino = { deliveryCityId: id<'DeliveryCity'>(201) }
const [centro, vanchiglia, sanSalvario] = [1, 2, 3].map((zone) => ({
  ...torino,
  deliveryZoneId: id<'DeliveryZone'>(zone),
}))

describe('in zones', () => {
  const stella = async (fields: Parameters<typeof savedAddress>[3], wish = {}) => {
    const counter = await aCounter(service, { like: 2 })
    const owner = { ...counter.diner, restaurantId: counter.restaurantId }
    const deliveryAddress = await savedAddress(service, owner, 21, fields)
    return { ...counter, owner, wish: { ...orderSamples.toZone, deliveryAddress, ...wish } }
  }

  test('an order keeps address, slot end and zone fee [PRICE-27]', async () => {
    const { place, read, wish } = await stella(centro, { asSoonAsPossible: true })
    const { id: orderId, total } = await place(wish)
    expect(total).toBe(3 * 550 + 150)
    expect(await read(orderId)).toMatchObject({
      orderType: 'delivery',
      slotStart: '2026-03-10 19:30:00',
      slotEnd: '2026-03-10 19:45:00',
      asSoonAsPossible: true,
      addressId: wish.deliveryAddress.id,
      street: 'Via Po',
      houseNumber: '12',
      doorbell: 'Rossi',
      addressNote: 'Secondo piano',
      town: 'Torino',
      postcode: '10123',
      zoneTown: 'Centro',
      zonePostcode: '10123',
      province: 'TO',
      country: 'IT',
      people: null,
      tableName: null,
      tableInstructions: null,
      deliveryFee: 150,
      courierCompany: null,
    })
  })

  test.each([
    ['the zone’s own', centro, 150],
    ['a zone that is brought to for nothing', vanchiglia, 0],
    ['the town’s where the zone says nothing', sanSalvario, 250],
    ['of a town without zones', { deliveryCityId: id<'DeliveryCity'>(203) }, 0],
  ])('the fee is %s', async (_case, fields, fee) => {
    const { place, read, wish } = await stella(fields)
    const { id: orderId } = await place(wish)
    expect((await read(orderId)).deliveryFee).toBe(fee)
  })

  test('delivery is free from its threshold on [PRICE-30]', async () => {
    const { place, read, wish } = await stella(centro)
    const free = await place({ ...wish, dishes: [{ id: 801, quantity: 7 }] })
    expect(free.total).toBe(7 * 550)
    expect((await read(free.id)).deliveryFee).toBe(0)
  })

  test('a code frees the delivery [PRICE-32]', async () => {
    const { place, read, wish, change } = await stella(centro)
    await change({ code: { id: 90, kind: 'amount', value: 0, orderTypes: ['delivery'], freesDelivery: true } })
    const code = aDiscountCode({ id: id(90), name: 'CODE90', kind: 'amount', value: 0, freesDelivery: true })
    const { id: orderId, total } = await place({ ...wish, code: { ...code, orderTypes: ['delivery'] } })
    expect(total).toBe(3 * 550)
    expect(await read(orderId)).toMatchObject({ deliveryFee: 0, isDeliveryFreedByCode: true })
  })

  test.each([
    ['16.50', 'accepted'],
    ['16.51', 'MIN_SPEND'],
  ])('products of 16.50 in a zone with minimum %s: %s', async (minimum, outcome) => {
    const { place, wish, change } = await stella(centro)
    const zone = { id: id<'DeliveryZone'>(1), name: 'Centro', postcode: '10123', deliveryFee: price('1.50') }
    await change({ city: { id: 201, zones: [{ ...zone, minimumSpend: price(minimum) }] } })
    expect(await statusOf(place(wish))).toBe(outcome)
  })

  test('the town’s minimum holds where the zone has none', async () => {
    const { place, wish } = await stella(sanSalvario)
    const refusal = await refusalOf(place({ ...wish, dishes: [{ id: 801, quantity: 2 }] }))
    expect(refusal).toMatchObject({
      status: 'MIN_SPEND',
      messages: ['The minimum spend for this address is 15,00\u00a0€.'],
    })
  })

  test('the minimum looks at products before discounts', async () => {
    const { place, wish, change } = await stella(centro)
    await change({ code: { id: 90, kind: 'amount', value: 8, orderTypes: ['delivery'] } })
    const code = aDiscountCode({ id: id(90), kind: 'amount', value: 8, orderTypes: ['delivery'] })
    expect((await place({ ...wish, code })).total).toBe(3 * 550 - 800 + 150)
  })

  test.each([
    ['a town that is not delivered to', { deliveryCityId: id<'DeliveryCity'>(204) }, 'ADDRESS_NOT_SERVED'],
    ['a town of nobody', { deliveryCityId: id<'DeliveryCity'>(999) }, 'ADDRESS_NOT_SERVED'],
    ['a town with zones without one', torino, 'ADDRESS_NOT_SERVED'],
    ['an address without its house number', { ...centro, houseNumber: ' ' }, 'ADDRESS_INVALID'],
    ['an address of the other kind of areas', {}, 'ADDRESS_MODE_CHANGED'],
    ['an address that was deleted', { ...centro, retiredAt: new Date(0) }, 'ADDRESS_NOT_FOUND'],
  ])('%s is refused', async (_case, fields, status) => {
    const { place, wish } = await stella(fields)
    expect(await statusOf(place(wish))).toBe(status)
  })

  test('the address of somebody else is refused', async () => {
    const { restaurantId, wish } = await stella(centro)
    const other = await aDiner(service, restaurantId)
    expect(await statusOf(other.api.call(createOrder, await anOrder(other.api, wish)))).toBe('ADDRESS_NOT_FOUND')
  })

  test('no address at all is refused', async () => {
    const { place, wish } = await stella(centro)
    expect(await statusOf(place({ ...wish, deliveryAddress: null }))).toBe('ADDRESS_NOT_FOUND')
  })

  test('nothing that is sent of the address is believed', async () => {
    const { place, read, wish } = await stella(centro)
    const { id: orderId } = await place({ ...wish, fields: { street: 'Via Roma', deliveryFee: price('0.00') } })
    expect(await read(orderId)).toMatchObject({ street: 'Via Po', deliveryFee: 150 })
  })

  test('a fee that was not counted in changes the total', async () => {
    const { place, wish } = await stella(centro)
    expect(await statusOf(place({ ...wish, fields: { total: price('16.50') } }))).toBe('TOTAL_CHANGED')
  })

  test('as soon as possible is for venues that offer it', async () => {
    const { place, wish, change } = await stella(centro, { asSoonAsPossible: true })
    await change({ service: { allowsAsSoonAsPossible: false } })
    expect(await statusOf(place(wish))).toBe('ORDER_TIME_EXPIRED')
    expect(await statusOf(place({ ...orderSamples.collect, asSoonAsPossible: true }))).toBe('ORDER_TIME_EXPIRED')
  })
})

describe('in areas', () => {
  const vittoria = async (position: { latitude: number; longitude: number } | null, wish = {}) => {
    const counter = await aCounter(service, { like: 3 })
    const owner = { ...counter.diner, restaurantId: counter.restaurantId }
    const deliveryAddress = await savedAddress(service, owner, 31, position ?? {})
    return { ...counter, wish: { ...orderSamples.toCoordinates, deliveryAddress, ...wish } }
  }
  const [inCentre, inTown, outside] = [
    { latitude: 45.0686, longitude: 7.6893 },
    { latitude: 45.1, longitude: 7.65 },
    { latitude: 45.3, longitude: 7.65 },
  ]

  test.each([
    ['the smallest of two', inCentre, { timetableId: 312 }, 150],
    [
      'the one around it',
      inTown,
      { timetableId: 313, slotStart: moment('2026-03-10 19:45:00'), dishes: [{ id: 801, quantity: 4 }] },
      350,
    ],
  ])('the fee is that of the area: %s', async (_case, position, wish, fee) => {
    const { place, read, wish: whole } = await vittoria(position, wish)
    const { id: orderId } = await place(whole)
    expect((await read(orderId)).deliveryFee).toBe(fee)
  })

  test('a place in no area is not served', async () => {
    const { place, wish } = await vittoria(outside)
    expect(await statusOf(place(wish))).toBe('ADDRESS_NOT_SERVED')
  })

  test('a slot needs an area around the address', async () => {
    const town = await vittoria(inTown, { dishes: [{ id: 801, quantity: 4 }] })
    expect(await statusOf(town.place(town.wish))).toBe('NO_SLOTS_FOR_ADDRESS')
    const centre = await vittoria(inCentre)
    expect(
      await statusOf(centre.place({ ...centre.wish, timetableId: 313, slotStart: moment('2026-03-10 19:45:00') })),
    ).toBe('accepted')
  })

  test('slots are for all areas unless they differ by city', async () => {
    const { place, wish, change } = await vittoria(inTown, { dishes: [{ id: 801, quantity: 4 }] })
    await change({ venueId: 31, service: { hasSlotsByCity: false } })
    expect(await statusOf(place(wish))).toBe('accepted')
  })
})
