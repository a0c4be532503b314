import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { slotBookings } from '#server/platform/db/schema/slot-tables.ts'
import { aCounter, noon, refusalOf, statusOf } from '#tests/server/support/diner.ts'
import { orderSamples } from '#tests/server/support/order-samples.ts'
import { id, moment } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let counter: Awaited<ReturnType<typeof aCounter>>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  counter = await aCounter(service, { like: 2 })
})

const at = (people: number, time = '19:45') => ({
  ...orderSamples.eatIn,
  people,
  slotStart: moment(`2026-03-10 ${time}:00`),
})
const seatsTaken = async () => {
  const [row] = await service.db
    .select()
    .from(slotBookings)
    .where(and(eq(slotBookings.restaurantId, counter.restaurantId), eq(slotBookings.timetableId, id<'Timetable'>(213))))
  return [row?.taken, row?.seatsTaken]
}
const desk = (path: string) => deskOf(service, counter.restaurantId).post(path)

test('a pre-order for 20 pays 20 covers [PRICE-24]', async () => {
  const { id: orderId, total } = await counter.place(at(20))
  expect(total).toBe(550 + 20 * 200)
  expect(await counter.read(orderId)).toMatchObject({ orderType: 'eatIn', people: 20, slotEnd: null })
})

test.each([
  ['nobody', 0, 'VALIDATION'],
  ['one', 1, 'accepted'],
  ['as many as the venue takes', 24, 'accepted'],
  ['more than the venue takes', 25, 'NOT_ENOUGH_SEATS'],
])('for %s: %s people are %s', async (_case, people, outcome) => {
  expect(await statusOf(counter.place(at(people)))).toBe(outcome)
})

test('where the venue names no number 20 is the most', async () => {
  await counter.change({ service: { maxPeople: null } })
  expect(await statusOf(counter.place(at(20)))).toBe('accepted')
  expect(await statusOf(counter.place(at(21)))).toBe('NOT_ENOUGH_SEATS')
})

test('people count where one eats only', async () => {
  expect(await refusalOf(counter.place({ ...at(4), people: null }))).toMatchObject({
    status: 'VALIDATION',
    messages: ['Number of people is a mandatory field'],
  })
  const { id: orderId } = await counter.place({ ...orderSamples.collect, fields: { people: 7 } })
  expect((await counter.read(orderId)).people).toBeNull()
})

test('a slot seats as many as it has seats', async () => {
  await counter.change({ timetable: { seats: 10 } })
  expect(await statusOf(counter.place(at(6)))).toBe('accepted')
  const refusal = await refusalOf(counter.place(at(5)))
  expect(refusal).toMatchObject({ status: 'NOT_ENOUGH_SEATS', messages: ['There are not enough seats at this time.'] })
  expect(await seatsTaken()).toEqual([1, 6])
  expect(await statusOf(counter.place(at(4)))).toBe('accepted')
  expect(await statusOf(counter.place(at(1)))).toBe('NOT_ENOUGH_SEATS')
  expect(await statusOf(counter.place(at(10, '20:15')))).toBe('accepted')
})

test('who sits at a table already takes no seats', async () => {
  await counter.change({ timetable: { seats: 1 } })
  expect(await statusOf(counter.place({ ...orderSamples.table, people: 8 }))).toBe('accepted')
})

test('refusing an order frees its seats', async () => {
  await counter.change({ timetable: { seats: 10 } })
  const { id: orderId } = await counter.place(at(8))
  await desk(`orders/${orderId}/refuse`)
  expect(await seatsTaken()).toEqual([0, 0])
  expect(await statusOf(counter.place(at(10)))).toBe('accepted')
})
