import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { pointCredits, scores } from '#server/platform/db/schema/savings-tables.ts'
import { getLoyaltyCard } from '#src/contract/loyalty.ts'
import { createOrder } from '#src/contract/order.ts'
import type { Id } from '#src/contract/values.ts'
import type { OrderWish } from '#tests/server/support/diner.ts'
import { aCounter, aDiner, anOrder, atMensa, minute, noon, tiramisu } from '#tests/server/support/diner.ts'
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

const dayMs = 24 * 60 * minute
const card = () => counter.diner.api.call(getLoyaltyCard, { venueId: id<'Venue'>(11) })
const desk = (orderId: Id<'Order'>, action: 'confirm' | 'refuse' | 'cancel') =>
  deskOf(service, counter.restaurantId).post(`orders/${orderId}/${action}`)
/** What the card shows: the points, and the names of the rewards. */
async function shown(): Promise<readonly [number, readonly (string | null)[]]> {
  const { score, rewards } = await card()
  return [score, rewards.map(({ name }) => name)]
}

/** An order of so many tiramisùs, 5.50 each, whose evening has passed: its points are credited. */
async function credited(quantity: number, wish: Parameters<typeof counter.place>[0] = {}): Promise<Id<'Order'>> {
  service.clock.set(noon, counter.restaurantId)
  const { id: orderId } = await counter.place({ dishes: [{ id: tiramisu, quantity }], ...wish })
  await desk(orderId, 'confirm')
  service.clock.set(noon + dayMs, counter.restaurantId)
  await service.sweep()
  service.clock.set(noon, counter.restaurantId)
  return orderId
}
const dessert = 'A dessert on us'
/** The evening of an order that no sweep credits. */
const tomorrow = moment('2026-03-11 19:30:00')

describe('an order that is cancelled after its points came', () => {
  test('takes the reward of its points with it [PTS-18]', async () => {
    await service.changeCard(counter.diner, { points: 45 })
    const orderId = await credited(1)
    expect(await shown()).toEqual([50, [dessert]])
    await desk(orderId, 'cancel')
    expect(await shown()).toEqual([45, []])
    await credited(1)
    expect(await shown()).toEqual([50, [dessert]])
  })

  test('lets the points be where they had started again [PTS-18]', async () => {
    await service.changeCard(counter.diner, { points: 145 })
    const orderId = await credited(10)
    expect([(await card()).score, (await card()).rewards.length]).toEqual([0, 1])
    await desk(orderId, 'cancel')
    expect(await shown()).toEqual([145, []])
  })

  test('takes what a later order reached by it [PTS-18]', async () => {
    await service.changeCard(counter.diner, { points: 40 })
    const first = await credited(1)
    await credited(1)
    expect(await shown()).toEqual([50, [dessert]])
    await desk(first, 'cancel')
    expect(await shown()).toEqual([45, []])
  })

  test('changes nothing that other orders reach without it', async () => {
    await service.changeCard(counter.diner, { points: 40 })
    const first = await credited(1)
    await credited(4)
    await desk(first, 'cancel')
    expect(await shown()).toEqual([62, [dessert]])
  })

  test('takes its points back when the promotion is over [PTS-18]', async () => {
    await service.changeCard(counter.diner, { points: 45 })
    const orderId = await credited(1)
    await counter.change({ promotion: { id: 1, from: day('2027-01-01') } })
    await desk(orderId, 'cancel')
    await counter.change({ promotion: { id: 1, from: null } })
    expect(await shown()).toEqual([45, []])
  })
})

test('points of before credits were kept are taken back too', async () => {
  await service.changeCard(counter.diner, { points: 7 })
  const orderId = await credited(1)
  await service.db.delete(pointCredits)
  await service.db.update(scores).set({ opening: null })
  await desk(orderId, 'cancel')
  expect(await shown()).toEqual([7, []])
  await credited(1)
  expect(await shown()).toEqual([12, []])
})

describe('a reward used before its points were taken back', () => {
  /** A customer at 50 points who has used the dessert of it in a second order. */
  async function used() {
    await service.changeCard(counter.diner, { points: 45 })
    const earning = await credited(1)
    const { rewards } = await card()
    const { id: using } = await counter.place({ rewards, slotStart: tomorrow })
    await desk(using, 'confirm')
    return { earning, using }
  }

  test('is not earned a second time [REW-15]', async () => {
    const { earning } = await used()
    await desk(earning, 'cancel')
    expect(await shown()).toEqual([45, []])
    await credited(1)
    expect(await shown()).toEqual([50, []])
    await credited(9)
    expect(await shown()).toEqual([99, []])
  })

  test('is gone when its own order is undone too [REW-15]', async () => {
    const { earning, using } = await used()
    await desk(earning, 'cancel')
    await desk(using, 'cancel')
    expect(await shown()).toEqual([45, []])
    await credited(1)
    expect(await shown()).toEqual([50, [dessert]])
  })

  test('comes back once its points are earned anew [REW-15]', async () => {
    const { earning, using } = await used()
    await desk(earning, 'cancel')
    await credited(1)
    await desk(using, 'cancel')
    expect(await shown()).toEqual([50, [dessert]])
  })
})

test('points taken back after spending are owed, shown as 0 [PTS-19]', async () => {
  const restaurantId = await service.newRestaurant({ like: 6 })
  const diner = await aDiner(service, restaurantId, { card: { points: 0 } })
  const { post } = deskOf(service, restaurantId)
  const read = () => diner.api.call(getLoyaltyCard, { venueId: id<'Venue'>(61) })
  const order = async (quantity: number, saved: OrderWish = {}) => {
    const wish = { ...atMensa, dishes: [{ id: 1002, quantity }], ...saved }
    return (await diner.api.call(createOrder, await anOrder(diner.api, wish))).id
  }
  const credit = async (orderId: Id<'Order'>) => {
    await post(`orders/${orderId}/confirm`)
    service.clock.set(noon + dayMs, restaurantId)
    await service.sweep()
    service.clock.set(noon, restaurantId)
  }
  const earning = await order(20)
  await credit(earning)
  const { score, rewards } = await read()
  const using = await order(4, { rewards: rewards.filter(({ cost }) => cost === 10), slotStart: tomorrow })
  await post(`orders/${using}/confirm`)
  expect((await read()).score).toBe(score - 10)
  await post(`orders/${earning}/cancel`)
  expect(await read()).toMatchObject({ score: 0, rewards: [] })
  await credit(await order(20))
  expect((await read()).score).toBe(score - 10)
  await post(`orders/${using}/cancel`)
  expect((await read()).score).toBe(score)
})
