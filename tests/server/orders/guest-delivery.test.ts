import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'

import { deliveryAddresses } from '#server/platform/db/schema/account-tables.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import { mailsOf } from '#server/platform/outbox/mail-outbox.ts'
import { checkCart } from '#src/contract/cart-check.ts'
import type { OrderAddress } from '#src/contract/order-address.ts'
import { createOrder } from '#src/contract/order.ts'
import { getOrder } from '#src/contract/placed-order.ts'
import { zoneAddress } from '#src/domain/areas/build-order-address.ts'
import { atAddress } from '#tests/server/support/address-book.ts'
import { aDiner, anOrder, clientOf, noon, refusalOf, statusOf, tonight } from '#tests/server/support/diner.ts'
import type { OrderWish } from '#tests/server/support/diner.ts'
import { aGuest, guestAddressAt, orderSamples, savedAddress } from '#tests/server/support/order-samples.ts'
import { id, moment, price } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

const guest = { ...aGuest, email: 'luca@example.com' }
const zone = (key: number) => zoneAddress({ id: id(201) }, { id: id(key) })
const centro = zone(1)

/** A restaurant whose guests may have their order brought: 2 has zones, 3 coordinates. */
async function aRestaurant(like: 2 | 3) {
  const restaurantId = await service.newRestaurant({ like, restaurant: { guestOrderTypes: ['delivery'] } })
  const api = clientOf(service, restaurantId)
  const place = async (wish: OrderWish) => api.call(createOrder, await anOrder(api, { guest, ...wish }))
  return { restaurantId, api, place }
}

/** Such a restaurant with zones, and an order to Via Po 12. */
async function inZones(wizard: OrderAddress = centro, typed: Parameters<typeof guestAddressAt>[3] = {}) {
  const restaurant = await aRestaurant(2)
  const deliveryAddress = await guestAddressAt(restaurant.api, 21, wizard, typed)
  return { ...restaurant, wish: { ...orderSamples.toZone, deliveryAddress } }
}

// A slot for the whole town, and enough for its minimum.
const forTheTown = {
  timetableId: 313,
  slotStart: moment('2026-03-10 19:45:00'),
  dishes: [{ id: 801, quantity: 4 }],
}

/** Such a restaurant with areas, and an order to what its geocoder says to the text. */
async function inAreas(text: string) {
  const restaurant = await aRestaurant(3)
  const { orderAddress } = await atAddress(restaurant, text)
  const deliveryAddress = await guestAddressAt(restaurant.api, 31, orderAddress!)
  const wish = { ...orderSamples.toCoordinates, ...forTheTown, deliveryAddress }
  return { ...restaurant, wish, orderAddress }
}

describe('a guest’s order to an address', () => {
  test('keeps the address, in zones with their names [API-75, CHK-71]', async () => {
    const { api, place, wish } = await inZones()
    const { id: orderId, token, total } = await place(wish)
    expect(total).toBe(3 * 550 + 150)
    const { order } = await api.call(getOrder, { venueId: null, id: orderId, token })
    expect(order).toMatchObject({
      orderType: 'delivery',
      addressId: null,
      street: 'Via Po',
      houseNumber: '12',
      doorbell: 'Verdi',
      addressNote: 'Secondo piano',
      town: 'Torino',
      postcode: '10123',
      zoneTown: 'Centro',
      zonePostcode: '10123',
      province: 'TO',
      country: 'IT',
      deliveryFee: 150,
    })
  })

  test('goes to coordinates for the fee of their area [API-75]', async () => {
    const { api, place, wish } = await inAreas('Corso Galileo Ferraris 70')
    const { id: orderId, token } = await place(wish)
    const { order } = await api.call(getOrder, { venueId: null, id: orderId, token })
    expect(order).toMatchObject({ addressId: null, street: 'Corso Galileo Ferraris', houseNumber: '70' })
    expect([order.deliveryFee, wish.deliveryAddress.deliveryFee]).toEqual([350, 350])
  })

  test('leaves no address of an account behind [API-75]', async () => {
    const { place, wish } = await inZones()
    const before = await service.db.$count(deliveryAddresses)
    const { id: orderId } = await place(wish)
    expect(await service.db.$count(deliveryAddresses)).toBe(before)
    const [row] = await service.db.select().from(orders).where(eq(orders.id, orderId))
    expect(row).toMatchObject({ accountId: null, guest: { email: 'luca@example.com' } })
  })

  test('shows its address at the desk and in mails [API-75]', async () => {
    const { restaurantId, place, wish } = await inZones()
    await place(wish)
    const { orders: atDesk } = await deskOf(service, restaurantId).read<{ orders: { place: object }[] }>('orders')
    expect(atDesk[0]?.place).toMatchObject({ address: { street: 'Via Po 12', note: 'Secondo piano' } })
    const [mail] = await mailsOf(service.db, restaurantId)
    expect(mail?.body).toContain('Via Po 12, ')
  })

  test('is checked in the cart, as one of a customer', async () => {
    const { api, wish } = await inZones()
    const check = (address: OrderAddress | null, productsTotal: string) =>
      statusOf(
        api.call(checkCart, {
          venueId: id<'Venue'>(21),
          orderType: 'delivery',
          slotStart: tonight,
          timetableId: id<'Timetable'>(wish.timetableId),
          timeZone: 'Europe/Rome',
          productsTotal: price(productsTotal),
          address,
          servicePointId: null,
        }),
      )
    expect(await check(centro, '16.50')).toBe('accepted')
    expect(await check(zone(3), '5.50')).toBe('MIN_SPEND')
    expect(await check(null, '16.50')).toBe('ADDRESS_INVALID')
  })
})

describe('the address of a guest', () => {
  test.each([
    ['of a town that is not delivered to', { deliveryCityId: id<'DeliveryCity'>(204) }, {}, 'ADDRESS_NOT_SERVED'],
    ['of a town of nobody', { deliveryCityId: id<'DeliveryCity'>(999) }, {}, 'ADDRESS_INVALID'],
    ['in no zone of its town', { deliveryZoneId: null }, {}, 'ADDRESS_INVALID'],
    ['of the other kind of areas', { zoneMode: 'coordinates' as const }, {}, 'ADDRESS_MODE_CHANGED'],
    ['without its house number', {}, { houseNumber: ' ' }, 'ADDRESS_INVALID'],
    ['without a street that is seen', {}, { street: '\u3164' }, 'ADDRESS_INVALID'],
  ])('%s is refused [API-75]', async (_case, wizard, fields, status) => {
    const { place, wish } = await inZones()
    const orderAddress = { ...centro, ...wizard }
    expect(await statusOf(place({ ...wish, fields: { orderAddress, ...fields } }))).toBe(status)
  })

  test('that is left out is refused [API-75]', async () => {
    const { place, wish } = await inZones()
    expect(await statusOf(place({ ...wish, deliveryAddress: null }))).toBe('ADDRESS_INVALID')
  })

  test.each([
    ['below its minimum', 2, 'MIN_SPEND'],
    ['from its minimum on', 3, 'accepted'],
  ])('takes an order %s as a saved one does [API-75]', async (_case, quantity, outcome) => {
    const { place, wish } = await inZones(zone(3))
    expect(await statusOf(place({ ...wish, dishes: [{ id: 801, quantity }] }))).toBe(outcome)
  })

  test('has its zone’s town and postcode, whatever was sent', async () => {
    const { api, place, wish } = await inZones()
    const { id: orderId, token } = await place({ ...wish, fields: { town: 'Roma', postcode: '00100', zoneTown: 'X' } })
    const { order } = await api.call(getOrder, { venueId: null, id: orderId, token })
    expect(order).toMatchObject({ town: 'Torino', postcode: '10123', zoneTown: 'Centro' })
  })

  test('has the fee of the service, whatever was sent [API-75]', async () => {
    const { place, wish } = await inZones()
    const free = { deliveryFee: price('0.00'), total: price('16.50') }
    expect(await statusOf(place({ ...wish, fields: free }))).toBe('TOTAL_CHANGED')
  })

  test('outside of all areas is not served [API-75]', async () => {
    const { place, wish, orderAddress } = await inAreas('Corso Galileo Ferraris 70')
    const far = { ...orderAddress!, latitude: 45.3, longitude: 7.65 }
    expect(await statusOf(place({ ...wish, fields: { orderAddress: far } }))).toBe('ADDRESS_NOT_SERVED')
    const offEarth = { ...orderAddress!, latitude: 95 }
    expect(await statusOf(place({ ...wish, fields: { orderAddress: offEarth } }))).toBe('ADDRESS_INVALID')
  })

  test('is passed over in the order of a customer [API-75]', async () => {
    const { restaurantId, wish } = await inZones()
    const diner = await aDiner(service, restaurantId)
    const own = await savedAddress(service, { ...diner, restaurantId }, 21, {
      deliveryCityId: id(201),
      deliveryZoneId: id(1),
      street: 'Via Giulia di Barolo',
    })
    const order = { ...wish, deliveryAddress: own, fields: { orderAddress: zone(3) } }
    const { id: orderId } = await diner.api.call(createOrder, await anOrder(diner.api, order))
    const read = await diner.api.call(getOrder, { venueId: null, id: orderId, token: null })
    expect(read.order).toMatchObject({ street: 'Via Giulia di Barolo', zoneTown: 'Centro', addressId: own.id })
  })
})

describe('guests', () => {
  test('need an account where delivery is not named [ACCT-13]', async () => {
    const restaurantId = await service.newRestaurant({ like: 2, restaurant: { guestOrderTypes: ['takeAway'] } })
    const api = clientOf(service, restaurantId)
    const deliveryAddress = await guestAddressAt(api, 21, centro)
    const order = await anOrder(api, { ...orderSamples.toZone, deliveryAddress, guest })
    expect(await statusOf(api.call(createOrder, order))).toBe('ACCOUNT_NEEDED')
  })

  test('without name, phone and e-mail are refused', async () => {
    const { place, wish } = await inZones()
    const nobody = { ...guest, firstName: '', phone: '', email: '' }
    expect((await refusalOf(place({ ...wish, guest: nobody })))?.messages).toHaveLength(3)
  })
})
