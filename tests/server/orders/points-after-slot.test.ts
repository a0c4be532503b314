import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { orders } from '#server/platform/db/schema/order-tables.ts'
import { getLoyaltyCard } from '#src/contract/loyalty.ts'
import type { Id } from '#src/contract/values.ts'
import { aCounter, minute, noon } from '#tests/server/support/diner.ts'
import { savedAddress, orderSamples } from '#tests/server/support/order-samples.ts'
import { postgresPrograms } from '#tests/server/support/postgres-server.ts'
import { startTwoServices } from '#tests/server/support/two-services.ts'
import type { TwoServices } from '#tests/server/support/two-services.ts'
import { id, moment } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

const hour = 60 * minute
/** Zone 1 of Turin. */
const zone = { deliveryCityId: id<'DeliveryCity'>(201), deliveryZoneId: id<'DeliveryZone'>(1) }
/** Half past seven, when the orders of these tests are collected. */
const collected = noon + 7.5 * hour

type Counter = Awaited<ReturnType<typeof aCounter>>
const scoreOf = async ({ diner }: Counter, venueId = 11) =>
  (await diner.api.call(getLoyaltyCard, { venueId: id<'Venue'>(venueId) })).score

describe('the points of a confirmed order', () => {
  let service: TestService
  let counter: Counter
  beforeAll(async () => {
    service = await startService({ now: noon })
  })
  beforeEach(async () => {
    counter = await aCounter(service)
  })

  const desk = async (orderId: number, action: string, body: object = {}): Promise<object> =>
    (await deskOf(service, counter.restaurantId).post(`orders/${orderId}/${action}`, body)).json()
  const score = () => scoreOf(counter)
  const sweepAt = async (instant: number) => {
    service.clock.set(instant, counter.restaurantId)
    await service.sweep()
  }
  async function confirmed(wish: Parameters<Counter['place']>[0] = {}) {
    const { id: orderId } = await counter.place(wish)
    await desk(orderId, 'confirm')
    return orderId
  }

  test('are credited once its time has passed, by itself [PTS-16]', async () => {
    await confirmed()
    await sweepAt(noon + minute)
    expect(await score()).toBe(0)
    await sweepAt(collected)
    expect(await score()).toBe(0)
    await sweepAt(collected + 1000)
    expect(await score()).toBe(5)
    await sweepAt(collected + 24 * hour)
    expect(await score()).toBe(5)
  })

  test('wait for the time that staff have announced', async () => {
    const orderId = await confirmed()
    await desk(orderId, 'expected', { expected: { from: '2026-03-10 20:00:00', to: '2026-03-10 20:15:00' } })
    await sweepAt(collected + 45 * minute)
    expect(await score()).toBe(0)
    await sweepAt(collected + 46 * minute)
    expect(await score()).toBe(5)
  })

  test('wait for the slot’s end where delivered', async () => {
    counter = await aCounter(service, { like: 2, restaurant: { hasLoyaltyCard: true } })
    await counter.change({ promotion: { id: 1, names: {}, scoring: 'amountSpent', amountPerPoint: 1, thresholds: [] } })
    const deliveryAddress = await savedAddress(
      service,
      { ...counter.diner, restaurantId: counter.restaurantId },
      21,
      zone,
    )
    const orderId = await confirmed({ ...orderSamples.toZone, deliveryAddress })
    const { slotEnd } = await counter.read(orderId)
    expect(slotEnd).toBe('2026-03-10 19:45:00')
    await sweepAt(collected + 15 * minute)
    expect(await scoreOf(counter, 21)).toBe(0)
    await sweepAt(collected + 16 * minute)
    expect(await scoreOf(counter, 21)).toBeGreaterThan(0)
  })

  test.each(['refuse', 'cancel'])('are not credited when it is not confirmed: %s', async (action) => {
    const { id: orderId } = await counter.place()
    await desk(orderId, action)
    await counter.place()
    await sweepAt(collected + hour)
    expect(await score()).toBe(0)
  })

  test('come once, as soon as staff mark it consumed', async () => {
    const orderId = await confirmed()
    expect(await desk(orderId, 'consume')).toEqual({ points: 5 })
    expect(await score()).toBe(5)
    await sweepAt(collected + hour)
    expect(await score()).toBe(5)
  })

  test('do not come twice when marked consumed later', async () => {
    const orderId = await confirmed()
    await sweepAt(collected + hour)
    expect(await desk(orderId, 'consume')).toEqual({ points: 5 })
    expect(await score()).toBe(5)
  })

  test('are taken back when it is cancelled afterwards', async () => {
    await service.changeCard(counter.diner, { points: 7 })
    const orderId = await confirmed()
    await sweepAt(collected + hour)
    expect(await score()).toBe(12)
    await desk(orderId, 'cancel')
    expect(await score()).toBe(7)
    await sweepAt(collected + 2 * hour)
    expect(await score()).toBe(7)
  })

  test('of any number of orders come in one sweep', async () => {
    await counter.change({ timetable: { capacity: null } })
    for (const slotStart of ['19:00', '19:15', '19:30']) {
      await confirmed({ slotStart: moment(`2026-03-10 ${slotStart}:00`) })
    }
    await sweepAt(noon + 7.4 * hour)
    expect(await score()).toBe(10)
    await sweepAt(collected + hour)
    expect(await score()).toBe(15)
  })
})

const programs = postgresPrograms()

describe.skipIf(programs === null)('two services on one PostgreSQL server', { timeout: 120_000 }, () => {
  let both: TwoServices
  beforeAll(async () => {
    both = await startTwoServices(programs ?? '')
  }, 120_000)
  afterAll(() => both.stop())

  test('credit an order once, whoever sweeps and whoever presses [PTS-16]', async () => {
    const { one, other } = both
    const counter = await aCounter(one)
    const placed: Id<'Order'>[] = []
    for (let count = 0; count < 4; count += 1) placed.push((await counter.place()).id)
    for (const orderId of placed) await deskOf(one, counter.restaurantId).post(`orders/${orderId}/confirm`)
    for (const { clock } of [one, other]) clock.set(collected + hour, counter.restaurantId)
    await Promise.all([
      ...[one, other, one, other].map(({ sweep }) => sweep()),
      ...placed.slice(0, 2).map((orderId) => deskOf(other, counter.restaurantId).post(`orders/${orderId}/consume`)),
    ])
    expect(await scoreOf(counter)).toBe(20)
    const rows = await one.db.select().from(orders).where(eq(orders.restaurantId, counter.restaurantId))
    expect(rows.map(({ points }) => points)).toEqual([5, 5, 5, 5])
  })
})
