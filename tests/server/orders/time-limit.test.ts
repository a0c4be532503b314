import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { checkCart, setOrderTime } from '#src/contract/cart-check.ts'
import { createOrder } from '#src/contract/order.ts'
import type { Id } from '#src/contract/values.ts'
import { aDiner, anOrder, clientOf, minute, noon, refusalOf, statusOf, tonight } from '#tests/server/support/diner.ts'
import { aGuest } from '#tests/server/support/order-samples.ts'
import { id, moment, price } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
let diner: Awaited<ReturnType<typeof aDiner>>

beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  restaurantId = await service.newRestaurant()
  diner = await aDiner(service, restaurantId)
})

const slot = { slotStart: tonight, timetableId: id<'Timetable'>(111), timeZone: 'Europe/Rome' }
const settingTime = (fields: Partial<typeof slot> = {}) => diner.api.call(setOrderTime, { ...slot, ...fields })
const after = (minutes: number) => service.clock.set(noon + minutes * minute, restaurantId)
const cart = {
  ...slot,
  venueId: id<'Venue'>(11),
  orderType: 'takeAway',
  productsTotal: price('5.50'),
  address: null,
  servicePointId: null,
} as const

test('a cart may go on while its service is open [BAPI-10]', async () => {
  expect(await diner.api.call(checkCart, cart)).toEqual({})
})

test.each([
  ['blocked', { service: { isBlocked: true } }, 'SERVICE_BLOCKED'],
  ['without a license', { venue: { isLicensed: false } }, 'LICENSE_INACTIVE'],
  ['under maintenance', { restaurant: { isUnderMaintenance: true } }, 'MAINTENANCE'],
])('a cart is refused at a venue that is %s', async (_case, changes, status) => {
  await service.changeRestaurant(restaurantId, changes)
  expect(await statusOf(diner.api.call(checkCart, cart))).toBe(status)
})

test('both checks need an account where guests may not order', async () => {
  await service.changeRestaurant(restaurantId, { restaurant: { guestOrderTypes: ['dil'] } })
  const guest = clientOf(service, restaurantId)
  expect(await statusOf(guest.call(checkCart, cart))).toBe('ACCOUNT_NEEDED')
  expect(await statusOf(guest.call(setOrderTime, slot))).toBe('ACCOUNT_NEEDED')
})

describe('a guest of a type that guests may order', () => {
  const guest = () => clientOf(service, restaurantId)
  beforeEach(() => service.changeRestaurant(restaurantId, { restaurant: { guestOrderTypes: ['takeAway'] } }))

  test('gets both checks [CART-22, CART-25, BAPI-10, BAPI-11]', async () => {
    expect(await guest().call(checkCart, cart)).toEqual({})
    expect(await guest().call(setOrderTime, slot)).toEqual({ timeLimit: '2026-03-10T12:15:00+01:00' })
  })

  test('hears of a blocked service and a full slot [CART-22]', async () => {
    await service.changeRestaurant(restaurantId, { timetable: { capacity: 0 }, service: { isBlocked: true } })
    expect(await statusOf(guest().call(checkCart, cart))).toBe('SERVICE_BLOCKED')
    expect(await statusOf(guest().call(setOrderTime, slot))).toBe('ORDER_TIME_EXPIRED')
  })

  // Nothing is kept for them, so the kitchen's time holds for them: what they have is said as it is.
  test.each([
    ['12:15:00', 4, '2026-03-10T12:05:59+01:00'],
    ['12:30:00', 0, '2026-03-10T12:15:00+01:00'],
    ['12:30:00', 10, '2026-03-10T12:20:59+01:00'],
  ])('has no longer than the slot %s is offered', async (time, minutes, timeLimit) => {
    const near = { ...slot, slotStart: moment(`2026-03-10 ${time}`) }
    const order = await anOrder(guest(), { ...near, guest: { ...aGuest, email: 'luca@example.com' } })
    after(minutes)
    expect(await guest().call(setOrderTime, near)).toEqual({ timeLimit })
    service.clock.set(Date.parse(timeLimit), restaurantId)
    expect(await statusOf(guest().call(createOrder, order))).toBe('accepted')
  })
})

test.each([
  ['Europe/Rome', '2026-03-10T12:15:00+01:00'],
  ['America/New_York', '2026-03-10T07:15:00-04:00'],
  ['Asia/Tokyo', '2026-03-10T20:15:00+09:00'],
])('the limit is 15 minutes in the zone sent: %s [BAPI-11, API-23, API-62]', async (timeZone, limit) => {
  expect(await settingTime({ timeZone })).toEqual({ timeLimit: limit })
})

test('a zone nobody knows is refused', async () => {
  expect(await statusOf(settingTime({ timeZone: 'Europe/Atlantis' }))).toBe('VALIDATION')
})

test.each([
  ['over', { slotStart: moment('2026-03-10 11:45:00') }],
  ['nearer than the kitchen needs', { slotStart: moment('2026-03-10 12:00:00') }],
  ['none of the timetable', { slotStart: moment('2026-03-10 19:40:00') }],
  ['of no timetable', { timetableId: id<'Timetable'>(5) }],
])('a slot that is %s gets no limit', async (_case, fields) => {
  const refusal = await refusalOf(settingTime(fields))
  expect(refusal).toMatchObject({
    status: 'ORDER_TIME_EXPIRED',
    messages: ['Time to complete the order ran out: choose a new time slot.'],
  })
})

test('a full slot gets no limit and says so [CHK-59]', async () => {
  await service.changeRestaurant(restaurantId, { timetable: { capacity: 1 } })
  await diner.api.call(createOrder, await anOrder(diner.api))
  expect(await refusalOf(settingTime())).toMatchObject({
    status: 'ORDER_TIME_EXPIRED',
    messages: ['This time is fully booked by now: choose another one'],
  })
})

test('an order is taken until the limit only', async () => {
  const order = await anOrder(diner.api)
  await settingTime()
  after(15 + 1 / 60)
  expect(await statusOf(diner.api.call(createOrder, order))).toBe('ORDER_TIME_EXPIRED')
  after(15)
  expect(await statusOf(diner.api.call(createOrder, order))).toBe('accepted')
})

test('choosing the slot again gives new time', async () => {
  const order = await anOrder(diner.api)
  await settingTime()
  after(20)
  expect(await settingTime()).toEqual({ timeLimit: '2026-03-10T12:35:00+01:00' })
  expect(await statusOf(diner.api.call(createOrder, order))).toBe('accepted')
})

test('asking before the limit ends renews it [SHELL-68]', async () => {
  const order = await anOrder(diner.api)
  await settingTime()
  after(13)
  expect(await settingTime()).toEqual({ timeLimit: '2026-03-10T12:28:00+01:00' })
  after(20)
  expect(await statusOf(diner.api.call(createOrder, order))).toBe('accepted')
})

test('a limit of another slot stops nothing', async () => {
  await settingTime({ slotStart: moment('2026-03-10 20:00:00') })
  after(20)
  expect(await statusOf(diner.api.call(createOrder, await anOrder(diner.api)))).toBe('accepted')
})

test('a limit given in time holds until the slot', async () => {
  const near = { slotStart: moment('2026-03-10 12:15:00') }
  const order = await anOrder(diner.api, near)
  after(4)
  await settingTime(near)
  after(14)
  expect(await statusOf(settingTime(near))).toBe('accepted')
  after(16)
  expect(await statusOf(diner.api.call(createOrder, order))).toBe('ORDER_TIME_EXPIRED')
  after(15)
  expect(await statusOf(diner.api.call(createOrder, order))).toBe('accepted')
})
