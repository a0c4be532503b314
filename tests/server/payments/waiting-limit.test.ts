import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { timeToPayMs } from '#server/payments/payment-deps.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import { createOrder } from '#src/contract/order.ts'
import { reserve } from '#src/contract/reservation.ts'
import { aTable as aReservation } from '#tests/server/support/a-table.ts'
import { aCounter, aDiner, anOrder, noon, refusalOf, statusOf, tiramisu } from '#tests/server/support/diner.ts'
import { aGuest, orderSamples } from '#tests/server/support/order-samples.ts'
import { payer } from '#tests/server/support/payer.ts'
import { tally } from '#tests/server/support/rush.ts'
import { aTable } from '#tests/server/support/table-bills.ts'
import { id, price } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { openTestService } from '#tests/support/service.ts'

let service: TestService
let counter: Awaited<ReturnType<typeof aCounter>>
beforeAll(async () => {
  service = await openTestService({ now: () => noon, addressLimitFactor: 1 })
  return () => service.close()
})
beforeEach(async () => {
  counter = await aCounter(service)
})

const byCard = { fields: { paymentMode: 'card', cashMeans: null } } as const
const times = (count: number) => Array.from({ length: count }, (_, index) => index)

async function wait(count: number, { api } = counter.diner): Promise<(string | null)[]> {
  const order = await anOrder(api, byCard)
  const outcomes: (string | null)[] = []
  for (const _one of times(count)) outcomes.push(await statusOf(api.call(createOrder, order)))
  return outcomes
}

describe('orders of one account that wait for their payment', () => {
  test('are five, and the sentence says what to do [BAPI-35]', async () => {
    expect(tally(await wait(5))).toEqual({ accepted: 5 })
    expect(await refusalOf(counter.place(byCard))).toMatchObject({
      status: 'TOO_MANY_UNPAID',
      messages: [expect.stringMatching(/Pay one of them, or leave them: they lapse after 30 minutes/)],
    })
    expect(await statusOf(counter.place())).toBe('accepted')
  })

  test('are five when eleven come at the same moment [BAPI-35]', async () => {
    const order = await anOrder(counter.diner.api, byCard)
    const calls = times(11).map(() => statusOf(counter.diner.api.call(createOrder, order)))
    expect(tally(await Promise.all(calls))).toEqual({ accepted: 5, TOO_MANY_UNPAID: 6 })
  })

  test('are free again once one is paid or lapses', async () => {
    await wait(5)
    const pay = payer(service, counter)
    const [first] = await service.db.select().from(orders).where(eq(orders.restaurantId, counter.restaurantId))
    if (!first) throw new Error('There is no order.')
    await pay.byCard(first.id)
    await pay.notify(first.id)
    expect(await wait(2)).toEqual(['accepted', 'TOO_MANY_UNPAID'])
    service.clock.set(noon + timeToPayMs + 1, counter.restaurantId)
    expect(await wait(1)).toEqual(['accepted'])
    const rows = await service.db.select().from(orders).where(eq(orders.id, first.id))
    expect(rows.map(({ waitingNetwork }) => waitingNetwork)).toEqual([null])
  })

  test('are not counted at another restaurant', async () => {
    await wait(5)
    expect(await statusOf((await aCounter(service)).place(byCard))).toBe('accepted')
  })
})

describe('orders from one network that wait for their payment', () => {
  test('are ten, whoever sends them [BAPI-35]', async () => {
    const diners = await Promise.all(times(3).map(() => aDiner(service, counter.restaurantId)))
    const outcomes: (string | null)[] = []
    for (const diner of diners) outcomes.push(...(await wait(4, diner)))
    expect(tally(outcomes)).toEqual({ accepted: 10, TOO_MANY_UNPAID: 2 })
  })

  test('do not count guests at tables', async () => {
    const table = await aTable(service)
    const order = () => statusOf(table.place({ ...orderSamples.table, guest: aGuest, ...byCard }))
    const outcomes: (string | null)[] = []
    for (const _one of times(11)) outcomes.push(await order())
    expect(tally(outcomes)).toEqual({ accepted: 11 })
  })
})

test('reservations with a deposit are counted with them [BAPI-35]', async () => {
  counter = await aCounter(service, { like: 2 })
  const { api } = counter.diner
  const book = (deposit?: string, people = 1) =>
    api.call(
      reserve,
      {
        ...aReservation,
        venueId: id<'Venue'>(21),
        people,
        ...(deposit && { deposit: price(deposit), paymentMode: 'card' as const }),
      },
      { idempotencyKey: randomUUID() },
    )
  for (const _one of times(5)) await book('10.00')
  expect(await statusOf(book('10.00'))).toBe('TOO_MANY_UNPAID')
  expect(await statusOf(counter.place({ ...orderSamples.collect, ...byCard }))).toBe('TOO_MANY_UNPAID')
  expect(await statusOf(book())).toBe('accepted')
})

test('bills of the same orders that are begun are twenty [BAPI-35]', async () => {
  const table = await aTable(service)
  const round = await table.round({ dishes: [{ id: tiramisu, quantity: 2 }] })
  for (const _one of times(20)) await table.open([round], 50)
  expect(await statusOf(table.open([round], 50))).toBe('TOO_MANY_UNPAID')
})
