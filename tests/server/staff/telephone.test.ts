import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'

import { readOrders } from '#desk/contract/orders.ts'
import { audit } from '#server/platform/db/schema/audit-tables.ts'
import { consentRecords } from '#server/platform/db/schema/legal-tables.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import { mailsOf } from '#server/platform/outbox/mail-outbox.ts'
import { removeStaffMember } from '#server/staff/staff-members.ts'
import type { ApiClient } from '#src/api/create-api-client.ts'
import { createOrder } from '#src/contract/order.ts'
import { getOrderHistory } from '#src/contract/placed-order.ts'
import { getRestaurantInfo } from '#src/contract/restaurant.ts'
import { getServiceConfigs } from '#src/contract/shift.ts'
import type { Id } from '#src/contract/values.ts'
import { getConsents, getMixedInfo } from '#src/contract/venue-content.ts'
import { zoneAddress } from '#src/domain/areas/build-order-address.ts'
import { atTelephone as telephoneOf, caller } from '#tests/server/support/at-telephone.ts'
import type { OrderWish } from '#tests/server/support/diner.ts'
import { anOrder, clientOf, noon, statusOf } from '#tests/server/support/diner.ts'
import { guestAddressAt, orderSamples } from '#tests/server/support/order-samples.ts'
import { id } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
beforeAll(async () => {
  service = await startService({ now: noon })
  // Nobody may order there without an account.
  restaurantId = await service.newRestaurant({ like: 2, restaurant: { guestOrderTypes: [] } })
})

const atTelephone = (venueId: Id<'Venue'> | null = null) => telephoneOf(service, restaurantId, venueId)

const rowOf = async (orderId: Id<'Order'>) => (await service.db.select().from(orders).where(eq(orders.id, orderId)))[0]

/** What an order of each way to order needs on the telephone, Via Po 12 for one that is brought. */
async function wishOf(api: ApiClient, way: 'collect' | 'toZone' | 'eatIn'): Promise<OrderWish> {
  if (way !== 'toZone') return orderSamples[way]
  const deliveryAddress = await guestAddressAt(api, 21, zoneAddress({ id: id(201) }, { id: id(1) }))
  return { ...orderSamples.toZone, deliveryAddress }
}

describe('an order that staff take on the telephone', () => {
  test.each(['collect', 'toZone', 'eatIn'] as const)('needs a name and a number only: %s [ORD-75]', async (way) => {
    const { api, place } = await atTelephone()
    const { id: orderId } = await place(await wishOf(api, way))
    const guest = { firstName: 'Luca', lastName: '', phone: '+39 333 555 0202' }
    expect(await rowOf(orderId)).toMatchObject({ accountId: null, guest, placedBy: 'Rosa' })
    const consents = service.db.$count(consentRecords, eq(consentRecords.orderId, orderId))
    expect([await consents, (await mailsOf(service.db, restaurantId)).length]).toEqual([0, 0])
  })

  test('is refused without name or number [ORD-75]', async () => {
    const { place } = await atTelephone()
    const wish = orderSamples.collect
    expect(await statusOf(place({ ...wish, guest: { ...caller, firstName: ' ' } }))).toBe('VALIDATION')
    expect(await statusOf(place({ ...wish, guest: { ...caller, phone: '333' } }))).toBe('VALIDATION')
  })

  test('is confirmed as it is placed, with its author [ORD-76]', async () => {
    const { place, member } = await atTelephone()
    const { id: orderId, total } = await place(orderSamples.collect)
    const listed = await deskOf(service, restaurantId).read<{ orders: { id: number }[] }>('orders')
    const { orders: shown } = readOrders.reply.parse(listed)
    expect(shown.find((order) => order.id === orderId)).toMatchObject({
      status: 'confirmed',
      placedBy: 'Rosa',
      isAcceptedAtOnce: false,
    })
    const [entry] = await service.db
      .select()
      .from(audit)
      .where(eq(audit.subject, String(orderId)))
    expect(entry).toMatchObject({
      action: 'order.place',
      memberId: member?.id,
      before: null,
      after: { status: 'confirmed', orderType: 'takeAway', total },
    })
  })

  test('keeps the rules of the widget [ORD-77]', async () => {
    const { api, place } = await atTelephone()
    const order = await anOrder(api, { ...orderSamples.collect, guest: caller })
    expect(await statusOf(api.call(createOrder, { ...order, total: 1 as typeof order.total }))).toBe('TOTAL_CHANGED')
    const late = { ...orderSamples.collect, slotStart: order.orderedAt }
    expect(await statusOf(place(late))).toBe('ORDER_TIME_EXPIRED')
  })

  test('is paid in cash of every kind that is taken [ORD-78]', async () => {
    const { api, place } = await atTelephone()
    const { collect } = orderSamples
    const info = await api.call(getMixedInfo, {
      venueId: id<'Venue'>(21),
      orderType: 'takeAway',
      newsLimit: null,
      paymentModes: true,
      cashMeans: true,
    })
    for (const { kind } of info.cashMeans) {
      if (kind === 'other') continue
      const { id: orderId } = await place({ ...collect, fields: { cashMeans: kind } })
      expect(await rowOf(orderId)).toMatchObject({ paymentMode: 'cash', cashMeans: kind, paymentStatus: null })
    }
  })

  test('is placed once by a key', async () => {
    const { api } = await atTelephone()
    const order = await anOrder(api, { ...orderSamples.collect, guest: caller })
    const [first, second] = [
      await api.call(createOrder, order, { idempotencyKey: 'call-1' }),
      await api.call(createOrder, order, { idempotencyKey: 'call-1' }),
    ]
    expect(second.id).toBe(first.id)
  })

  test('is not placed by who was removed meanwhile [ORD-76]', async () => {
    const { api, member } = await atTelephone()
    const order = await anOrder(api, { ...orderSamples.collect, guest: caller })
    const before = await service.db.$count(orders)
    if (member) await removeStaffMember(service.db, member)
    expect(await api.call(createOrder, order).catch(() => null)).toBeNull()
    expect(await service.db.$count(orders)).toBe(before)
  })
})

describe('on the telephone', () => {
  test('every type needs no account, and nobody has one [ORD-75]', async () => {
    const { api } = await atTelephone()
    const { settings, venues, activeServices } = await api.call(getRestaurantInfo, {})
    expect(venues.map(({ table, reservations }) => [table, reservations])).toEqual([[null, null]])
    const configs = await api.call(getServiceConfigs, { venueId: id<'Venue'>(21), type: null })
    expect([configs.table, configs.reservation, configs.takeAway?.type]).toEqual([null, null, 'takeAway'])
    expect(activeServices).not.toContain('table')
    expect(settings.guestOrderTypes).toEqual(['takeAway', 'delivery', 'eatIn', 'dil', 'table'])
    expect([settings.hasLoyaltyCard, settings.pushConfig, settings.googlePageUrl]).toEqual([false, null, null])
    const { consents } = await api.call(getConsents, { venueId: null, forReservation: true })
    expect(consents).toEqual([])
    // Diners are answered as before.
    const own = await clientOf(service, restaurantId).call(getRestaurantInfo, {})
    expect(own.settings.guestOrderTypes).toEqual([])
    const history = { countsMessages: true }
    expect(await api.call(getOrderHistory, history).catch(() => null)).toBeNull()
  })

  test('staff of a venue order at theirs only [ORD-79]', async () => {
    const large = await service.newRestaurant()
    const [mine, other] = [id<'Venue'>(11), id<'Venue'>(12)]
    const before = restaurantId
    restaurantId = large
    const { api, place } = await atTelephone(mine).finally(() => (restaurantId = before))
    const { venues } = await api.call(getRestaurantInfo, {})
    expect(venues.map((venue) => venue.id)).toEqual([mine])
    expect(await statusOf(api.call(getServiceConfigs, { venueId: other, type: null }))).toBe('ENTITY_NOT_FOUND')
    expect(await statusOf(place({}))).toBe('accepted')
    expect(await statusOf(place({ fields: { venueId: other } }))).toBe('ENTITY_NOT_FOUND')
  })

  test('staff of another restaurant are refused [ORD-79]', async () => {
    const { fetch } = await atTelephone()
    const stranger = clientOf({ fetch }, await service.newRestaurant())
    expect(await statusOf(stranger.call(getRestaurantInfo, {}))).toBe('ENTITY_NOT_FOUND')
  })
})
