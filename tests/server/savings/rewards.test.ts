import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { CardWish } from '#demo/trials/change-card.ts'
import type { Reward } from '#src/contract/loyalty.ts'
import { getLoyaltyCard, getRewards } from '#src/contract/loyalty.ts'
import { createOrder } from '#src/contract/order.ts'
import type { Id } from '#src/contract/values.ts'
import { aCounter, aDiner, anOrder, atMensa, clientOf, noon, statusOf, tiramisu } from '#tests/server/support/diner.ts'
import { tally } from '#tests/server/support/rush.ts'
import { day, id } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import { anAppliedReward, aReward } from '#tests/support/savings-builders.ts'
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

type Diner = Awaited<ReturnType<typeof aDiner>>
const venue = { venueId: id<'Venue'>(11) }
const rewardsOf = async ({ api }: Pick<Diner, 'api'>, venueId = 11): Promise<readonly Reward[]> =>
  (await api.call(getRewards, { venueId: id<'Venue'>(venueId) })).rewards
const cardOf = ({ api }: Pick<Diner, 'api'>, venueId = 11) =>
  api.call(getLoyaltyCard, { venueId: id<'Venue'>(venueId) })
const give = (wish: CardWish) => service.changeCard(counter.diner, wish)
const refuse = (orderId: number, restaurantId = counter.restaurantId) =>
  deskOf(service, restaurantId).post(`orders/${orderId}/refuse`)

const oneDessert = { kind: 'product', value: null, typeId: id<'ProductType'>(4) } as const
const tenPercent = { kind: 'percentage', value: 10, isCumulable: false } as const
const fourDesserts = [{ id: tiramisu, quantity: 4 }]

describe('get_fidelity_card_rewards', () => {
  test('returns every unused reward with its dates [REW-01]', async () => {
    const { rewardIds } = await give({
      rewards: [
        { ...oneDessert, names: { it: 'Un dolce', en: 'A dessert' } },
        { to: day('2025-12-31') },
        { from: day('2026-04-01'), to: day('2026-04-30'), productId: id(tiramisu), kind: 'product', value: null },
      ],
    })
    const made = aReward({ promotionId: id(1), name: null })
    expect(await rewardsOf(counter.diner)).toEqual([
      { ...made, id: rewardIds[0], kind: 'product', value: null, typeId: 4, name: 'A dessert' },
      { ...made, id: rewardIds[1], to: '2025-12-31' },
      {
        ...made,
        id: rewardIds[2],
        kind: 'product',
        value: null,
        productId: tiramisu,
        from: '2026-04-01',
        to: '2026-04-30',
      },
    ])
  })

  test('returns each customer their own rewards', async () => {
    await give({ rewards: [{}] })
    expect(await statusOf(clientOf(service, counter.restaurantId).call(getRewards, venue))).toBe('API_KEY_NOT_FOUND')
    expect(await rewardsOf(await aDiner(service, counter.restaurantId))).toEqual([])
  })

  test('omits rewards of a promotion not valid here', async () => {
    await give({ rewards: [{}] })
    await counter.change({ promotion: { id: 1, venueIds: [id(12)] } })
    expect(await rewardsOf(counter.diner)).toEqual([])
    expect(await rewardsOf(counter.diner, 12)).toHaveLength(1)
  })

  test('refuses a venue of nobody', async () => {
    expect(await statusOf(rewardsOf(counter.diner, 99))).toBe('ENTITY_NOT_FOUND')
  })

  test('in mode 2 returns thresholds as rewards with costs [PTS-14]', async () => {
    const restaurantId = await service.newRestaurant({ like: 6 })
    const diner = await aDiner(service, restaurantId, { card: { points: 24 } })
    const rewards = await rewardsOf(diner, 61)
    expect(rewards.map(({ id: reward, cost, kind, value }) => [reward, cost, kind, value])).toEqual([
      [1, 10, 'amount', 3],
      [2, 25, 'percentage', 10],
      [3, 50, 'product', null],
    ])
    const reached = async () => (await cardOf(diner, 61)).rewards.map(({ id: reward }) => reward)
    expect(await reached()).toEqual([1])
    await service.changeCard(diner, { points: 25 })
    expect(await reached()).toEqual([1, 2])
    expect(await rewardsOf(diner, 61)).toEqual(rewards)
  })
})

describe('an order with rewards', () => {
  test('costs less and uses the rewards up [PTS-13]', async () => {
    await give({ rewards: [oneDessert, {}, { to: day('2026-12-31') }] })
    const [dessert, five, later] = (await rewardsOf(counter.diner)) as [Reward, Reward, Reward]
    const { id: orderId, total } = await counter.place({ dishes: fourDesserts, rewards: [dessert, five] })
    expect(total).toBe(2200 - 550 - 500)
    expect(await counter.read(orderId)).toMatchObject({
      discountCodeId: null,
      codeDiscount: null,
      rewards: [
        { id: dessert.id, kind: 'product', value: null, discount: 550, productName: 'Tiramisu' },
        { id: five.id, kind: 'amount', value: 5, discount: 500, productName: null },
      ],
    })
    expect(await rewardsOf(counter.diner)).toEqual([later])
    expect((await cardOf(counter.diner)).rewards).toEqual([later])
  })

  test('never costs less than nothing', async () => {
    await give({ rewards: [{ value: 50 }] })
    const { total } = await counter.place({ rewards: await rewardsOf(counter.diner) })
    expect(total).toBe(0)
  })

  test('is refused at another total', async () => {
    await give({ rewards: [{}] })
    const { rewards } = await anOrder(counter.diner.api, { rewards: await rewardsOf(counter.diner) })
    expect(await statusOf(counter.place({ dishes: fourDesserts, fields: { rewards } }))).toBe('TOTAL_CHANGED')
  })

  const refusals: readonly (readonly [string, NonNullable<CardWish['rewards']>])[] = [
    ['one that is over', [{ to: day('2026-03-09') }]],
    ['one that is not valid yet', [{ from: day('2026-03-11') }]],
    ['one for another dish', [{ ...oneDessert, typeId: null, productId: id(501) }]],
    ['one for another kind of dish', [{ ...oneDessert, typeId: id(1) }]],
    ['two desserts for one', [oneDessert, oneDessert]],
    ['one that goes alone, and another', [tenPercent, {}]],
  ]
  test.each(refusals)('is refused with %s', async (_case, given) => {
    await give({ rewards: given })
    const rewards = (await rewardsOf(counter.diner)).map((reward) => anAppliedReward({ reward }))
    expect(await statusOf(counter.place({ fields: { rewards } }))).toBe('REWARD_NOT_AVAILABLE')
  })

  test.each([
    ['the last day', '2026-03-10'],
    ['the first day', '2026-03-10'],
  ])('is accepted on %s of a reward [REW-05]', async (which, on) => {
    await give({ rewards: [which === 'the last day' ? { to: day(on) } : { from: day(on) }] })
    expect(await statusOf(counter.place({ rewards: await rewardsOf(counter.diner) }))).toBe('accepted')
  })

  test.each([
    [
      'of somebody else',
      async () => (await aDiner(service, counter.restaurantId, { card: { rewards: [{}] } })).rewardIds,
    ],
    ['that does not exist', async () => [999_999]],
    ['sent twice', async () => (await give({ rewards: [{}] })).rewardIds.flatMap((one) => [one, one])],
  ])('is refused with a reward %s', async (_case, make) => {
    const rewards = (await make()).map((one) => anAppliedReward({ reward: aReward({ id: id(one) }) }))
    expect(await statusOf(counter.place({ dishes: fourDesserts, fields: { rewards } }))).toBe('REWARD_NOT_AVAILABLE')
  })

  test('uses a reward once for two simultaneous orders', async () => {
    await give({ rewards: [{}] })
    const order = await anOrder(counter.diner.api, { rewards: await rewardsOf(counter.diner) })
    const outcomes = await Promise.all([1, 2, 3].map(() => statusOf(counter.diner.api.call(createOrder, order))))
    expect(tally(outcomes)).toEqual({ accepted: 1, REWARD_NOT_AVAILABLE: 2 })
  })

  test('returns its rewards when refused', async () => {
    await counter.change({ stock: [{ productId: tiramisu, venueId: 11, quantity: 4 }] })
    await give({ rewards: [{}] })
    const before = await rewardsOf(counter.diner)
    const tooMany = { dishes: [{ id: tiramisu, quantity: 5 }], rewards: before }
    expect(await statusOf(counter.place(tooMany))).toBe('PRODUCT_NOT_AVAILABLE')
    expect(await rewardsOf(counter.diner)).toEqual(before)
    const { id: orderId } = await counter.place({ rewards: before })
    expect(await rewardsOf(counter.diner)).toEqual([])
    await refuse(orderId)
    expect(await rewardsOf(counter.diner)).toEqual(before)
  })
})

describe('an order with rewards that points buy', () => {
  let diner: Diner
  let restaurantId: Id<'Restaurant'>
  beforeEach(async () => {
    restaurantId = await service.newRestaurant({ like: 6 })
    diner = await aDiner(service, restaurantId, { card: { points: 30 } })
  })
  const place = async (...costs: number[]) => {
    const rewards = (await rewardsOf(diner, 61)).filter(({ cost }) => costs.includes(cost ?? 0))
    return diner.api.call(createOrder, await anOrder(diner.api, { ...atMensa, rewards }))
  }
  const score = async () => (await cardOf(diner, 61)).score

  test('pays with points, returned when refused [PTS-15]', async () => {
    const { id: orderId } = await place(25)
    expect(await score()).toBe(5)
    await refuse(orderId, restaurantId)
    expect(await score()).toBe(30)
  })

  test('is refused when the points left do not suffice [PTS-15]', async () => {
    expect(await statusOf(place(10, 25))).toBe('REWARD_NOT_AVAILABLE')
    expect(await score()).toBe(30)
    await place(10)
    expect(await statusOf(place(25))).toBe('REWARD_NOT_AVAILABLE')
    expect(await score()).toBe(20)
  })

  test('may buy the same reward again', async () => {
    await place(10)
    await place(10)
    expect(await score()).toBe(10)
  })
})
