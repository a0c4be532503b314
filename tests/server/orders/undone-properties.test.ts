import { asc, eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'

import { timeToPayMs } from '#server/payments/payment-deps.ts'
import { orderLines, orders } from '#server/platform/db/schema/order-tables.ts'
import { pointCredits, rewards, scores } from '#server/platform/db/schema/savings-tables.ts'
import { slotBookings } from '#server/platform/db/schema/slot-tables.ts'
import type { StoredThreshold } from '#server/platform/db/stored-json.ts'
import { usesByCode } from '#server/savings/discount-codes.ts'
import { getRewards } from '#src/contract/loyalty.ts'
import { createOrder } from '#src/contract/order.ts'
import type { Id, LocalDateTime } from '#src/contract/values.ts'
import { dateOf, wallClock } from '#src/domain/time/wall-clock.ts'
import type { OrderWish } from '#tests/server/support/diner.ts'
import { aCounter, anOrder, minute, noon, statusOf, tiramisu, welcome10 } from '#tests/server/support/diner.ts'
import { approved, payer } from '#tests/server/support/payer.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

const stockAtFirst = 60
const opening = 30
const aThreshold = { value: 5, typeId: 'any', productId: 'any', names: null, isCumulable: true } as const
/** Points at which a reward is earned; after the last one the score starts again. */
const thresholds: readonly StoredThreshold[] = [
  { ...aThreshold, id: id(1), points: 50, kind: 'product', typeId: id(4), value: null },
  { ...aThreshold, id: id(2), points: 90, kind: 'amount' },
]

type Bench = Awaited<ReturnType<typeof aBench>>

async function aBench() {
  const counter = await aCounter(service)
  await counter.change({
    stock: [{ productId: tiramisu, venueId: 11, quantity: stockAtFirst }],
    timetable: { capacity: 6 },
    promotion: { id: 1, thresholds },
  })
  await service.changeCard(counter.diner, { points: opening })
  const { restaurantId } = counter
  const now = () => service.clock.now(restaurantId)
  return {
    ...counter,
    pay: payer(service, counter),
    tonight: () => `${dateOf(wallClock(now(), 'Europe/Rome'))} 19:30:00` as LocalDateTime,
    go: async (ms: number) => {
      service.clock.set(now() + ms, restaurantId)
      await service.sweep()
    },
    ordered: () =>
      service.db.select().from(orders).where(eq(orders.restaurantId, restaurantId)).orderBy(asc(orders.id)),
  }
}

async function place(bench: Bench, wish: OrderWish, paymentMode: 'cash' | 'card'): Promise<void> {
  const fields = { paymentMode, cashMeans: paymentMode === 'cash' ? ('cash' as const) : null }
  const request = await anOrder(bench.diner.api, { slotStart: bench.tonight(), ...wish, fields })
  await statusOf(bench.diner.api.call(createOrder, request))
}

/** One of the orders there are, or nothing. */
async function withOne(bench: Bench, pick: number, act: (orderId: Id<'Order'>) => Promise<unknown>) {
  const all = await bench.ordered()
  const one = all[pick % Math.max(1, all.length)]
  if (one) await act(one.id)
}

const steps = {
  buy: (bench, pick) => place(bench, { dishes: [{ id: tiramisu, quantity: 1 + (pick % 9) }] }, 'cash'),
  buyByCard: (bench, pick) => place(bench, { dishes: [{ id: tiramisu, quantity: 1 + (pick % 3) }] }, 'card'),
  buyWithCode: (bench, pick) =>
    place(bench, { dishes: [{ id: tiramisu, quantity: 4 }], code: welcome10 }, pick % 2 ? 'card' : 'cash'),
  useReward: async (bench, pick) => {
    const usable = await bench.diner.api.call(getRewards, { venueId: id<'Venue'>(11) })
    const today = bench.tonight().slice(0, 10)
    const chosen = usable.rewards.filter(({ from }) => from === null || from <= today).slice(0, 1)
    await place(bench, { dishes: [{ id: tiramisu, quantity: 2 }], rewards: chosen }, pick % 2 ? 'card' : 'cash')
  },
  payCard: (bench, pick) =>
    withOne(bench, pick, async (orderId) => {
      const secret = await bench.pay.secret(orderId).catch(() => null)
      if (secret === null) return
      await bench.pay.confirm(secret, await bench.pay.method(approved))
      await statusOf(bench.pay.notify(orderId))
    }),
  confirm: (bench, pick) => withOne(bench, pick, (orderId) => bench.pay.desk.post(`orders/${orderId}/confirm`)),
  refuse: (bench, pick) => withOne(bench, pick, (orderId) => bench.pay.desk.post(`orders/${orderId}/refuse`)),
  cancel: (bench, pick) => withOne(bench, pick, (orderId) => bench.pay.desk.post(`orders/${orderId}/cancel`)),
  consume: (bench, pick) => withOne(bench, pick, (orderId) => bench.pay.desk.post(`orders/${orderId}/consume`)),
  timeToPayPasses: (bench) => bench.go(timeToPayMs + minute),
  nextNoon: (bench) => {
    const now = wallClock(service.clock.now(bench.restaurantId), 'Europe/Rome')
    const passed = Number(now.slice(11, 13)) * 60 + Number(now.slice(14, 16))
    return bench.go((24 * 60 - passed + 12 * 60) * minute)
  },
} satisfies Record<string, (bench: Bench, pick: number) => Promise<unknown>>

const names = Object.keys(steps) as (keyof typeof steps)[]
const step = fc.record({ name: fc.constantFrom(...names, 'buy', 'confirm', 'nextNoon', 'cancel'), pick: fc.nat(40) })
/** Steps of one group happen at the same moment. */
const groups = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 6, maxLength: 16 })

test('only living orders have earned and used something [PTS-18, REW-15, COUP-20]', async () => {
  await fc.assert(
    fc.asyncProperty(groups, async (rounds) => {
      const bench = await aBench()
      // A history first, so that there is something to undo.
      const start = [
        { name: 'buy', pick: 6 },
        { name: 'confirm', pick: 0 },
        { name: 'nextNoon', pick: 0 },
      ] as const
      for (const { name, pick } of start) await steps[name](bench, pick)
      for (const round of rounds) {
        await Promise.all(round.map(({ name, pick }) => steps[name](bench, pick)))
        await expectOnlyTheLiving(bench)
      }
      expect(await bench.ordered()).not.toEqual([])
    }),
    { numRuns: 8 },
  )
}, 400_000)

async function expectOnlyTheLiving({ diner, restaurantId, ordered, pay }: Bench): Promise<void> {
  const all = await ordered()
  const living = all.filter(({ status }) => status !== 'refused' && status !== 'cancelled')
  const livingIds = living.map((order) => order.id)

  const lines = await service.db.select().from(orderLines).where(inArray(orderLines.orderId, livingIds))
  const sold = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  expect(await pay.stockOf(tiramisu)).toBe(stockAtFirst - sold)

  const booked = await service.db.select().from(slotBookings).where(eq(slotBookings.restaurantId, restaurantId))
  for (const { slotStart, taken } of booked)
    expect(taken).toBe(living.filter((order) => order.slotStart === slotStart).length)

  const uses = await usesByCode(service.db, { restaurantId, accountId: diner.id })
  const withCode = living.filter(({ discountCodeId }) => discountCodeId !== null).length
  expect(uses.get(welcome10.id)?.own ?? 0).toBe(withCode)

  await expectPointsOfTheLiving(diner.id, living)
}

/** Score and rewards, counted anew from the points of the living orders in the order in which they were credited. */
async function expectPointsOfTheLiving(accountId: Id<'Account'>, living: Awaited<ReturnType<Bench['ordered']>>) {
  const { db } = service
  const credited = await db
    .select()
    .from(pointCredits)
    .where(eq(pointCredits.accountId, accountId))
    .orderBy(asc(pointCredits.id))
  const points = new Map(living.map((order) => [order.id, order.points ?? 0]))
  expect(new Map(credited.map((credit) => [credit.orderId, credit.points]))).toEqual(
    new Map([...points].filter(([, brought]) => brought > 0)),
  )
  let score = opening
  const passed: number[] = []
  for (const credit of credited) {
    const sum = score + credit.points
    passed.push(...thresholds.map((one) => one.points).filter((one) => score < one && one <= sum))
    score = sum >= 90 ? 0 : sum
  }
  const [kept] = await db.select().from(scores).where(eq(scores.accountId, accountId))
  const had = await db.select().from(rewards).where(eq(rewards.accountId, accountId))
  const earned = had.filter(({ isOwed }) => !isOwed).map(({ threshold }) => threshold)
  const inOrder = (thresholds: readonly (number | null)[]) => thresholds.toSorted((a, b) => Number(a) - Number(b))
  expect([kept?.points, inOrder(earned)]).toEqual([score, inOrder(passed)])
  for (const { orderId, isOwed } of had) {
    // What is used is used by an order that lives, and only what is used can be owed.
    if (orderId !== null) expect(points.has(orderId)).toBe(true)
    else expect(isOwed).toBe(false)
  }
}
