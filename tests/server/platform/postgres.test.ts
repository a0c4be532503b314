import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { decideOrder } from '#server/orders/decide-order.ts'
import { accounts } from '#server/platform/db/schema/account-tables.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import { restaurants } from '#server/platform/db/schema/restaurant-tables.ts'
import { restaurantOf } from '#server/platform/find-restaurant.ts'
import { readTogether } from '#server/platform/read-together.ts'
import { setOrderTime } from '#src/contract/cart-check.ts'
import { getLoyaltyCard, getRewards } from '#src/contract/loyalty.ts'
import { createOrder } from '#src/contract/order.ts'
import { getOrder } from '#src/contract/placed-order.ts'
import { getProduct } from '#src/contract/product-details.ts'
import { getDays } from '#src/contract/shift.ts'
import { login } from '#src/contract/sign-in.ts'
import { aDiner, anOrder, atMensa, clientOf, noon, statusOf, tonight, welcome10 } from '#tests/server/support/diner.ts'
import { orderSamples } from '#tests/server/support/order-samples.ts'
import { postgresPrograms, startPostgres } from '#tests/server/support/postgres-server.ts'
import { afterRush, lastTen, rushFor, tally, tenSold } from '#tests/server/support/rush.ts'
import { startTwoServices } from '#tests/server/support/two-services.ts'
import type { TwoServices } from '#tests/server/support/two-services.ts'
import { id, moment } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'

const programs = postgresPrograms()
if (programs === null)
  console.info('No PostgreSQL server in /usr/lib/postgresql: its tests are left out (apt-get install postgresql).')

describe.skipIf(programs === null)('two services on one PostgreSQL server', { timeout: 120_000 }, () => {
  let both: TwoServices
  let one: TestService
  let other: TestService
  beforeAll(async () => {
    both = await startTwoServices(programs ?? '', {}, startPostgres)
    ;({ one, other } = both)
  }, 120_000)
  afterAll(() => both.stop())

  /** The same customer, calling the other process. */
  const atOther = (diner: Awaited<ReturnType<typeof aDiner>>, restaurantId: Parameters<typeof clientOf>[1]) => ({
    ...diner,
    api: clientOf(other, restaurantId, { who: diner }),
  })

  test('may start together: tables and seed once', async () => {
    const ids = (await one.db.select().from(restaurants)).map((row) => row.id)
    expect(ids.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(await other.db.select().from(accounts)).toHaveLength(7)
  })

  test('read together what stands at one moment', async () => {
    const restaurantId = await one.newRestaurant()
    const maintenance = (isUnderMaintenance: boolean) =>
      other.changeRestaurant(restaurantId, { restaurant: { isUnderMaintenance } })
    const restaurant = (await restaurantOf(one.db, restaurantId))!
    const call = { db: one.db, restaurant, language: 'en', nowMs: noon } as const
    await maintenance(true)
    const seen = await readTogether(call, async (together) => {
      await maintenance(false)
      return [together.restaurant, await restaurantOf(together.db, restaurantId)]
    })
    expect(seen.map((row) => row?.isUnderMaintenance)).toEqual([true, true])
    expect((await restaurantOf(one.db, restaurantId))?.isUnderMaintenance).toBe(false)
  })

  test('see what the other one changed at the next call', async () => {
    const restaurantId = await one.newRestaurant({ stock: [{ productId: 801, venueId: 11, quantity: 9 }] })
    const dish = { productId: id<'Product'>(801), categoryId: id<'Category'>(8), venueId: id<'Venue'>(11) }
    const stockAt = async (service: TestService) => {
      const { product } = await clientOf(service, restaurantId).call(getProduct, { ...dish, lastUpdate: false })
      return product.stock[0]?.quantity
    }
    expect([await stockAt(one), await stockAt(other), await stockAt(other)]).toEqual([9, 9, 9])
    const { api } = await aDiner(one, restaurantId)
    await api.call(createOrder, await anOrder(api, { dishes: [{ id: 801, quantity: 2 }] }))
    expect([await stockAt(other), await stockAt(one)]).toEqual([7, 7])
    await other.changeRestaurant(restaurantId, { stock: [{ productId: 801, venueId: 11, quantity: 4 }] })
    expect([await stockAt(one), await stockAt(other)]).toEqual([4, 4])
  })

  test('serve the same journey as the embedded database', async () => {
    const restaurantId = await one.newRestaurant()
    const { api } = await aDiner(one, restaurantId)
    const search = { venueId: id<'Venue'>(11), type: 'takeAway', deliveryCityIds: null, deliveryZoneId: null } as const
    const { days } = await api.call(getDays, { ...search, servicePointId: null })
    expect(days[0]).toMatchObject({
      date: '2026-03-10',
      slots: expect.arrayContaining([expect.objectContaining({ from: '12:15' })]),
    })
    const time = { slotStart: tonight, timetableId: id<'Timetable'>(111), timeZone: 'Europe/Rome' }
    expect(await api.call(setOrderTime, time)).toEqual({ timeLimit: '2026-03-10T12:15:00+01:00' })
    const { id: orderId } = await api.call(createOrder, await anOrder(api))
    const { order } = await api.call(getOrder, { venueId: null, id: orderId, token: null })
    expect(order).toMatchObject({
      slotStart: tonight,
      total: 550,
      statusLog: [{ status: 'new', at: '2026-03-10 12:00:00' }],
    })
  })

  test('sell ten portions ten times to fifty diners', async () => {
    const restaurantId = await one.newRestaurant(lastTen)
    const diners = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const diner = await aDiner(one, restaurantId)
        return index % 2 === 0 ? diner : atOther(diner, restaurantId)
      }),
    )
    expect(tally(await rushFor(diners))).toEqual({ accepted: 10, PRODUCT_NOT_AVAILABLE: 40 })
    expect(await afterRush(one.db, restaurantId)).toEqual(tenSold)
  })

  test('fill the last five places of a slot five times', async () => {
    const restaurantId = await one.newRestaurant({ timetable: { capacity: 5 } })
    const diners = await Promise.all(Array.from({ length: 20 }, () => aDiner(one, restaurantId)))
    const outcomes = await rushFor(
      diners.map((diner, index) => (index % 2 === 0 ? diner : atOther(diner, restaurantId))),
    )
    expect(tally(outcomes)).toEqual({ accepted: 5, ORDER_TIME_EXPIRED: 15 })
  })

  test('seat as many as a slot has seats', async () => {
    const restaurantId = await one.newRestaurant({ like: 2, type: 'eatIn', timetable: { seats: 10 } })
    const diners = await Promise.all(Array.from({ length: 12 }, () => aDiner(one, restaurantId)))
    const outcomes = await Promise.all(
      diners.map(async (diner, index) => {
        const { api } = index % 2 === 0 ? diner : atOther(diner, restaurantId)
        const slotStart = moment('2026-03-10 19:45:00')
        return statusOf(api.call(createOrder, await anOrder(api, { ...orderSamples.eatIn, slotStart, people: 3 })))
      }),
    )
    expect(tally(outcomes)).toEqual({ accepted: 3, NOT_ENOUGH_SEATS: 9 })
  })

  test('allow a code’s last five uses five times', async () => {
    const restaurantId = await one.newRestaurant({ timetable: { capacity: null }, code: { id: 1, maxUses: 5 } })
    const diners = await Promise.all(Array.from({ length: 20 }, () => aDiner(one, restaurantId)))
    const outcomes = await rushFor(
      diners.map((diner, index) => (index % 2 === 0 ? diner : atOther(diner, restaurantId))),
      { code: welcome10 },
    )
    expect(tally(outcomes)).toEqual({ accepted: 5, COUPON_LIMIT_REACHED: 15 })
  })

  test('spend a customer’s points once', async () => {
    const restaurantId = await one.newRestaurant({ like: 6 })
    const diner = await aDiner(one, restaurantId, { card: { points: 30 } })
    const { rewards } = await diner.api.call(getRewards, { venueId: id<'Venue'>(61) })
    const bought = rewards.filter(({ cost }) => cost === 10)
    const order = await anOrder(diner.api, { ...atMensa, rewards: bought })
    const clients = [diner.api, atOther(diner, restaurantId).api]
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, index) => statusOf((clients[index % 2] ?? diner.api).call(createOrder, order))),
    )
    expect(tally(outcomes)).toEqual({ accepted: 3, REWARD_NOT_AVAILABLE: 7 })
  })

  test('take and return points and stock without loss', async () => {
    const stock = [{ productId: 1002, venueId: 61, quantity: 100 }]
    const restaurantId = await one.newRestaurant({ like: 6, stock })
    const diner = await aDiner(one, restaurantId, { card: { points: 1000 } })
    const venue = { venueId: id<'Venue'>(61) }
    const { rewards } = await diner.api.call(getRewards, venue)
    const order = await anOrder(diner.api, { ...atMensa, rewards: rewards.filter(({ cost }) => cost === 10) })
    const clients = [diner.api, atOther(diner, restaurantId).api]
    const place = (index: number) => (clients[index % 2] ?? diner.api).call(createOrder, order)
    const ten = Array.from({ length: 10 }, (_, index) => index)
    const earlier = await Promise.all(ten.map(place))
    await Promise.all([
      ...earlier.map(({ id: orderId }, index) =>
        decideOrder(
          (index % 2 === 0 ? other : one).db,
          { restaurantId, id: orderId },
          { decision: 'refused' },
          () => noon,
        ),
      ),
      ...ten.map(place),
    ])
    expect((await diner.api.call(getLoyaltyCard, venue)).score).toBe(900)
    const question = { productId: id<'Product'>(1002), categoryId: id<'Category'>(1), ...venue, lastUpdate: false }
    expect((await diner.api.call(getProduct, question)).product.stock).toEqual([{ venueId: 61, quantity: 90 }])
  })

  test('create one order from a key arriving at both', async () => {
    const restaurantId = await one.newRestaurant()
    const diner = await aDiner(one, restaurantId)
    const request = await anOrder(diner.api)
    const idempotencyKey = randomUUID()
    const clients = [diner.api, atOther(diner, restaurantId).api]
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (clients[index % 2] ?? diner.api).call(createOrder, request, { idempotencyKey }),
      ),
    )
    expect(new Set(replies.map((reply) => reply.id)).size).toBe(1)
    expect(await one.db.select().from(orders).where(eq(orders.restaurantId, restaurantId))).toHaveLength(1)
  })

  test('count wrong passwords together, arriving at both', async () => {
    const restaurantId = await one.newRestaurant()
    const { email } = await one.newCustomer(restaurantId)
    const guess = { venueId: null, account: email, password: 'wrong' }
    const services = Array.from({ length: 8 }, (_, place) => (place % 2 === 0 ? one : other))
    const outcomes = await Promise.all(
      services.map((service) => statusOf(clientOf(service, restaurantId).call(login, guess))),
    )
    expect(tally(outcomes)).toEqual({ ACCOUNT_NOT_FOUND: 5, TOO_MANY_ATTEMPTS: 3 })
  })

  test('let a waiting repeat succeed after a refusal', async () => {
    const restaurantId = await one.newRestaurant({ stock: [{ productId: 801, venueId: 11, quantity: 1 }] })
    const diner = await aDiner(one, restaurantId)
    const idempotencyKey = randomUUID()
    const tooMany = await anOrder(diner.api, { dishes: [{ id: 801, quantity: 2 }] })
    const enough = await anOrder(diner.api)
    const outcomes = await Promise.all([
      statusOf(diner.api.call(createOrder, tooMany, { idempotencyKey })),
      statusOf(atOther(diner, restaurantId).api.call(createOrder, enough, { idempotencyKey })),
    ])
    expect(outcomes[1]).toBe('accepted')
  })

  test('decide an order once, and give its stock back once', async () => {
    const restaurantId = await one.newRestaurant({ stock: [{ productId: 801, venueId: 11, quantity: 1 }] })
    const { api } = await aDiner(one, restaurantId)
    const { id: orderId } = await api.call(createOrder, await anOrder(api))
    const verdicts = await Promise.all(
      [one, other, one, other].map(({ db, clock }) =>
        decideOrder(db, { restaurantId, id: orderId }, { decision: 'refused' }, clock.now),
      ),
    )
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await statusOf(api.call(createOrder, await anOrder(api)))).toBe('accepted')
    expect(await statusOf(api.call(createOrder, await anOrder(api)))).toBe('PRODUCT_NOT_AVAILABLE')
  })
})
