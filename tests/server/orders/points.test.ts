import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { RestaurantChanges } from '#demo/trials/change-restaurant.ts'
import type { LoyaltyCard } from '#src/contract/loyalty.ts'
import { getLoyaltyCard, getRewards } from '#src/contract/loyalty.ts'
import { createOrder } from '#src/contract/order.ts'
import {
  aCounter,
  aDiner,
  anOrder,
  atMensa,
  minute,
  noon,
  statusOf,
  tiramisu,
  welcome10,
} from '#tests/server/support/diner.ts'
import { tally } from '#tests/server/support/rush.ts'
import { day, id, moment } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let counter: Awaited<ReturnType<typeof aCounter>>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  counter = await aCounter(service)
})

const desk = (orderId: number, action: 'confirm' | 'refuse' | 'consume') =>
  deskOf(service, counter.restaurantId).post(`orders/${orderId}/${action}`)
const card = (): Promise<LoyaltyCard> => counter.diner.api.call(getLoyaltyCard, { venueId: id<'Venue'>(11) })
const score = async () => (await card()).score

/** Orders, and has it confirmed and consumed; the points it brought. */
async function eat(wish: Parameters<typeof anOrder>[1] = {}): Promise<number> {
  const { id: orderId } = await counter.place(wish)
  await desk(orderId, 'confirm')
  const { points }: { points: number } = await (await desk(orderId, 'consume')).json()
  return points
}

describe('points', () => {
  test('are credited on consumption, not on placing or confirmation [PTS-16]', async () => {
    const { id: orderId } = await counter.place()
    service.clock.set(noon + minute, counter.restaurantId)
    expect(await score()).toBe(0)
    await desk(orderId, 'confirm')
    expect(await score()).toBe(0)
    service.clock.set(noon + 480 * minute, counter.restaurantId)
    const reply = await desk(orderId, 'consume')
    expect([reply.status, await reply.json()]).toEqual([200, { points: 5 }])
    expect(await score()).toBe(5)
  })

  test('are credited once by two simultaneous presses', async () => {
    const { id: orderId } = await counter.place()
    await desk(orderId, 'confirm')
    const replies = await Promise.all([1, 2, 3].map(() => desk(orderId, 'consume')))
    expect(tally(replies.map(({ status }) => status))).toEqual({ 200: 1, 409: 2 })
    expect(await score()).toBe(5)
    expect(await (await desk(orderId, 'consume')).json()).toEqual({ reason: 'already-consumed' })
  })

  test('are not credited for waiting, refused or missing orders', async () => {
    const { id: orderId } = await counter.place()
    const waiting = await desk(orderId, 'consume')
    expect([waiting.status, await waiting.json()]).toEqual([409, { reason: 'not-confirmed', status: 'new' }])
    await desk(orderId, 'refuse')
    expect((await desk(orderId, 'consume')).status).toBe(409)
    expect((await desk(999_999, 'consume')).status).toBe(404)
    expect(await score()).toBe(0)
  })

  test('count the products after discounts, without the packaging [PTS-04]', async () => {
    expect(await eat({ dishes: [{ id: tiramisu, quantity: 4 }], code: welcome10 })).toBe(19)
    const withPackaging = { venueId: 12, timetableId: 122, answers: { 1: '1', 2: 'Anna' } }
    expect(await eat({ ...withPackaging, dishes: [{ id: tiramisu, quantity: 2 }] })).toBe(11)
    expect(await score()).toBe(30)
  })

  test('count units per rule: dish rules before type rules [PTS-06, PTS-08]', async () => {
    const any = { typeId: 'any', productId: 'any' } as const
    await counter.change({
      promotion: {
        id: 1,
        scoring: 'productCount',
        rules: [
          { ...any, productId: id(tiramisu), unitsPerPoint: 1 },
          { ...any, typeId: id(4), unitsPerPoint: 3 },
        ],
      },
    })
    const dishes = [
      { id: tiramisu, quantity: 2 },
      { id: 802, quantity: 2 },
      { id: 803, quantity: 1 },
      { id: 901, quantity: 9 },
    ]
    expect(await eat({ dishes })).toBe(2 + 1)
  })

  const without: readonly (readonly [string, RestaurantChanges])[] = [
    ['at a venue the promotion does not hold at', { promotion: { id: 1, venueIds: [id(12)] } }],
    ['after the promotion', { promotion: { id: 1, to: day('2026-03-09') } }],
    ['where cards are off', { restaurant: { hasLoyaltyCard: false } }],
    ['when an amount of 0 is worth a point', { promotion: { id: 1, amountPerPoint: 0 } }],
  ]
  test.each(without)('are none %s [PTS-09, PTS-10]', async (_case, changes) => {
    await counter.change(changes)
    expect(await eat()).toBe(0)
    await counter.change({ restaurant: { hasLoyaltyCard: true } })
    expect(await score()).toBe(0)
  })
})

describe('in mode 1', () => {
  const fiftyFive = { dishes: [{ id: tiramisu, quantity: 10 }] }

  test('a reward comes at its threshold, valid from today [PTS-11]', async () => {
    await counter.change({ promotion: { id: 1, to: day('2026-05-31'), rewardDays: 10 } })
    await service.changeCard(counter.diner, { points: 45 })
    await eat()
    const { score: points, rewards } = await card()
    expect(points).toBe(50)
    expect(rewards).toEqual([
      expect.objectContaining({
        kind: 'product',
        value: null,
        typeId: 4,
        productId: 'any',
        name: 'A dessert on us',
        from: '2026-03-10',
        to: '2026-06-10',
      }),
    ])
  })

  test('below its threshold there is none', async () => {
    await service.changeCard(counter.diner, { points: 44 })
    await eat()
    expect(await card()).toMatchObject({ score: 49, rewards: [] })
  })

  test('every threshold an order passes brings its reward', async () => {
    await service.changeCard(counter.diner, { points: 46 })
    await eat(fiftyFive)
    expect((await card()).rewards.map(({ name }) => name)).toEqual(['A dessert on us', '5 euros'])
  })

  test.each([
    ['reached', 145],
    ['passed', 160],
  ])('points restart at 0 when the top is %s [PTS-12]', async (_case, points) => {
    await service.changeCard(counter.diner, { points })
    await eat(fiftyFive)
    expect(await card()).toMatchObject({ score: 0, rewards: [{ kind: 'percentage', isCumulable: false }] })
  })

  test('points continue where the promotion never resets', async () => {
    await counter.change({ promotion: { id: 1, resetsPoints: false } })
    await service.changeCard(counter.diner, { points: 160 })
    await eat(fiftyFive)
    expect(await score()).toBe(215)
  })

  test('a reward is usable some days after the promotion [PTS-17]', async () => {
    await counter.change({ promotion: { id: 1, to: day('2026-03-11'), rewardDays: 4 } })
    await service.changeCard(counter.diner, { points: 45 })
    await eat()
    const { rewards } = await counter.diner.api.call(getRewards, { venueId: id<'Venue'>(11) })
    const lastDay = await anOrder(counter.diner.api, { rewards, slotStart: moment('2026-03-15 19:30:00') })
    const dayAfter = { ...lastDay, slotStart: moment('2026-03-16 19:30:00') }
    expect(await statusOf(counter.diner.api.call(createOrder, dayAfter))).toBe('REWARD_NOT_AVAILABLE')
    expect(await statusOf(counter.diner.api.call(createOrder, lastDay))).toBe('accepted')
  })
})

test('in mode 2 points add up and never restart [PTS-15]', async () => {
  const restaurantId = await service.newRestaurant({ like: 6 })
  const diner = await aDiner(service, restaurantId, { card: { points: 120 } })
  const venue = { venueId: id<'Venue'>(61) }
  const { rewards } = await diner.api.call(getRewards, venue)
  const order = await anOrder(diner.api, {
    ...atMensa,
    dishes: [{ id: 1002, quantity: 4 }],
    rewards: rewards.filter(({ cost }) => cost === 50),
  })
  const { id: orderId } = await diner.api.call(createOrder, order)
  expect((await diner.api.call(getLoyaltyCard, venue)).score).toBe(70)
  const { post } = deskOf(service, restaurantId)
  await post(`orders/${orderId}/confirm`)
  expect(await (await post(`orders/${orderId}/consume`)).json()).toEqual({ points: 2 })
  const after = await diner.api.call(getLoyaltyCard, venue)
  expect([after.score, after.rewards.map(({ cost }) => cost)]).toEqual([72, [10, 25, 50]])
})
