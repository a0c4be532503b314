import { randomUUID } from 'node:crypto'

import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { getClientSecret, notifyConfirmation } from '#src/contract/pay.ts'
import { getReservation, reserve } from '#src/contract/reservation.ts'
import { aTable } from '#tests/server/support/a-table.ts'
import { aCounter, minute, noon, statusOf } from '#tests/server/support/diner.ts'
import { orderSamples, savedAddress } from '#tests/server/support/order-samples.ts'
import { payer } from '#tests/server/support/payer.ts'
import { id, moment, price } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let counter: Awaited<ReturnType<typeof aCounter>>
let pay: ReturnType<typeof payer>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  counter = await aCounter(service, { timetable: { leadMinutes: 10 } })
  pay = payer(service, counter)
})

const hour = 60 * minute
/** 19:19; the order is for 19:30, whose slot ends at 19:45. */
const placedAt = noon + 7 * hour + 19 * minute
const slotEnd = noon + 7.75 * hour
const at = (instant: number) => service.clock.set(instant, counter.restaurantId)
const desk = (orderId: number, action: string, body: object = {}) =>
  deskOf(service, counter.restaurantId).post(`orders/${orderId}/${action}`, body)

describe('an order that is paid', () => {
  async function placed() {
    at(placedAt)
    const { id: orderId } = await pay.order('card')
    return { orderId, secret: await pay.secret(orderId), method: await pay.method() }
  }

  test.each([
    ['before its slot begins', slotEnd - 20 * minute],
    ['as its slot begins', slotEnd - 15 * minute],
    ['at the end of its slot', slotEnd],
  ])('%s is with the venue [ORD-34]', async (_when, instant) => {
    const { orderId, secret, method } = await placed()
    at(instant)
    await pay.confirm(secret, method)
    expect(await statusOf(pay.notify(orderId))).toBe('accepted')
    expect(await counter.read(orderId)).toMatchObject({ status: 'new', paymentStatus: 'paid', endReason: null })
    expect(await pay.money()).toBe(550)
  })

  test.each([
    ['a second after its slot, in the browser', 1000, ['PAYMENT_NOT_CONFIRMED']],
    ['a second after its slot, by the webhook', 1000, []],
    ['the next day', 24 * hour, ['PAYMENT_NOT_CONFIRMED']],
  ])('%s is cancelled, the money goes back [ORD-34]', async (_when, late, answers) => {
    const { orderId, secret, method } = await placed()
    at(slotEnd + late)
    await pay.confirm(secret, method)
    expect(await Promise.all(answers.map(() => statusOf(pay.notify(orderId))))).toEqual(answers)
    await service.sweep()
    expect(await counter.read(orderId)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'failed',
      endReason: 'tooLate',
    })
    expect(await pay.atDesk()).toEqual([])
    expect(await pay.money()).toBe(0)
    expect(await pay.mails()).toEqual(['order-too-late'])
  })

  test('by PayPal a second after its slot goes back too [ORD-34]', async () => {
    at(placedAt)
    const { id: orderId } = await pay.order('payPal')
    const customId = `order-${orderId}`
    at(slotEnd + 1000)
    const payPalOrder = await pay.payPalOrder({ value: '5.50', customId })
    expect(await statusOf(pay.execute(orderId, payPalOrder))).not.toBe('accepted')
    await service.sweep()
    expect(await counter.read(orderId)).toMatchObject({ status: 'cancelled', paymentStatus: 'failed' })
    expect(await pay.money()).toBe(0)
  })

  test('cannot be begun to be paid after its slot [ORD-34]', async () => {
    at(placedAt)
    const { id: orderId } = await pay.order('card')
    at(slotEnd)
    expect(await statusOf(pay.secret(orderId))).toBe('accepted')
    at(slotEnd + 1000)
    expect(await statusOf(pay.secret(orderId))).toBe('ENTITY_NOT_FOUND')
    expect(await counter.read(orderId)).toMatchObject({ status: 'cancelled', endReason: null })
  })

  test('at a table has half an hour, whatever its slot [ORD-34]', async () => {
    counter = await aCounter(service, { like: 2, timetable: { stepMinutes: 5 } })
    pay = payer(service, { ...counter, venueId: 21 })
    at(noon)
    const { id: orderId } = await pay.order('card', orderSamples.table)
    const secret = await pay.secret(orderId)
    at(noon + 30 * minute)
    await pay.confirm(secret, await pay.method())
    expect(await statusOf(pay.notify(orderId))).toBe('accepted')
  })

  test('over midnight is judged by the next day’s clock [ORD-34]', async () => {
    at(noon + 11.5 * hour)
    const { id: orderId } = await pay.order('card', { slotStart: moment('2026-03-10 23:45:00') })
    at(noon + 12 * hour)
    expect(await statusOf(pay.secret(orderId))).toBe('accepted')
    at(noon + 12 * hour + 1000)
    expect(await statusOf(pay.secret(orderId))).toBe('ENTITY_NOT_FOUND')
  })

  test('as soon as possible ends with its slot [ORD-34]', async () => {
    const timetable = { leadMinutes: 10 }
    counter = await aCounter(service, { like: 2, service: { allowsAsSoonAsPossible: true }, timetable })
    const zone = { deliveryCityId: id<'DeliveryCity'>(201), deliveryZoneId: id<'DeliveryZone'>(1) }
    const diner = { ...counter.diner, restaurantId: counter.restaurantId }
    const deliveryAddress = await savedAddress(service, diner, 21, zone)
    at(placedAt)
    const { id: orderId } = await counter.place({ ...orderSamples.toZone, deliveryAddress, asSoonAsPossible: true })
    const { slotEnd: end } = await counter.read(orderId)
    expect(end).toBe('2026-03-10 19:45:00')
    at(slotEnd + 1000)
    expect(await (await desk(orderId, 'confirm')).json()).toEqual({ reason: 'slot-over' })
  })
})

describe('an order that staff confirm', () => {
  test.each([
    ['at the end of its slot', slotEnd, 200],
    ['a second after it', slotEnd + 1000, 409],
    ['the next day', slotEnd + 24 * hour, 409],
  ])('%s: %i %i [ORD-35]', async (_when, instant, status) => {
    const { id: orderId } = await counter.place()
    at(instant)
    expect((await desk(orderId, 'confirm')).status).toBe(status)
    expect((await counter.read(orderId)).status).toBe(status === 200 ? 'confirmed' : 'new')
  })

  test('after its slot needs a time that is to come [ORD-35]', async () => {
    const { id: orderId } = await counter.place()
    at(slotEnd + minute)
    await desk(orderId, 'expected', { expected: { from: '2026-03-10 19:40:00', to: null } })
    expect(await (await desk(orderId, 'confirm')).json()).toEqual({ reason: 'slot-over' })
    await desk(orderId, 'expected', { expected: { from: '2026-03-10 20:00:00', to: '2026-03-10 20:15:00' } })
    expect((await desk(orderId, 'confirm')).status).toBe(200)
  })

  test('can still be refused after its slot', async () => {
    const { id: orderId } = await counter.place()
    at(slotEnd + minute)
    expect((await desk(orderId, 'refuse')).status).toBe(200)
  })
})

describe('a reservation', () => {
  const wish = { ...aTable, venueId: id<'Venue'>(21) }
  /** Tables are booked every half hour. */
  const over = noon + 8.5 * hour
  const book = (changes: object = {}) =>
    counter.diner.api.call(reserve, { ...wish, ...changes }, { idempotencyKey: randomUUID() })
  beforeEach(async () => {
    counter = await aCounter(service, { like: 2, timetable: { leadMinutes: 0 } })
    pay = payer(service, { ...counter, venueId: 21 })
  })

  test.each([
    ['at its end', over, 'waiting', 1000],
    ['a second later', over + 1000, 'cancelled', 0],
  ])('whose deposit comes %s is %s [RESV-40]', async (...row) => {
    const [, instant, status, held] = row
    at(noon + 8 * hour)
    const deposit = { deposit: price('10.00'), paymentMode: 'card' } as const
    const { id: booked } = await book({ ...deposit, startsAt: wish.startsAt })
    const entity = { entityKind: 'reservation', entityId: booked, token: null } as const
    const { clientSecret } = await counter.diner.api.call(getClientSecret, { ...entity, venueId: wish.venueId })
    at(instant)
    await pay.confirm(clientSecret, await pay.method())
    await statusOf(counter.diner.api.call(notifyConfirmation, entity))
    const { reservation } = await counter.diner.api.call(getReservation, { venueId: null, id: booked })
    expect([reservation.status, await pay.money()]).toEqual([status, held])
    expect(reservation.endReason).toBe(status === 'cancelled' ? 'tooLate' : null)
  })

  test.each([
    ['at its end', over, 200],
    ['a second later', over + 1000, 409],
  ])('is confirmed at the desk %s: %i %i [RESV-40]', async (_when, instant, status) => {
    const { id: booked } = await book()
    at(instant)
    const reply = await deskOf(service, counter.restaurantId).post(`reservations/${booked}/confirm`, {})
    expect(reply.status).toBe(status)
  })
})
