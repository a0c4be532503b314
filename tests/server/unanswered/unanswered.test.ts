import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { outbox } from '#server/platform/db/schema/outbox-tables.ts'
import { slotBookings } from '#server/platform/db/schema/slot-tables.ts'
import { pushesTo } from '#server/platform/outbox/push-outbox.ts'
import { setPushToken } from '#server/platform/outbox/push-tokens.ts'
import { getClientSecret, notifyConfirmation } from '#src/contract/pay.ts'
import { getReservation, reserve } from '#src/contract/reservation.ts'
import { aTable } from '#tests/server/support/a-table.ts'
import { aCounter, minute, noon, tiramisu } from '#tests/server/support/diner.ts'
import { orderSamples } from '#tests/server/support/order-samples.ts'
import { payer } from '#tests/server/support/payer.ts'
import { postgresPrograms } from '#tests/server/support/postgres-server.ts'
import { startTwoServices } from '#tests/server/support/two-services.ts'
import type { TwoServices } from '#tests/server/support/two-services.ts'
import { id, price } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

type Counter = Awaited<ReturnType<typeof aCounter>>
let service: TestService
let counter: Counter
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  counter = await aCounter(service, { stock: [{ productId: tiramisu, venueId: 11, quantity: 4 }] })
})

const after = async (minutes: number) => {
  service.clock.set(noon + minutes * minute, counter.restaurantId)
  await service.sweep()
}
async function mailsTo(recipient: string, { db } = service) {
  const rows = await db.select().from(outbox).where(eq(outbox.restaurantId, counter.restaurantId)).orderBy(outbox.id)
  return rows.filter((row) => row.recipient === recipient)
}
const atVenue = 'centro@trattoria-da-gino.example'
const reminders = async () => (await mailsTo(atVenue)).length
const newest = async (recipient: string) => (await mailsTo(recipient)).at(-1)
const seatsTaken = async () => {
  const rows = await service.db.select().from(slotBookings).where(eq(slotBookings.restaurantId, counter.restaurantId))
  return rows.reduce((sum, row) => sum + row.taken, 0)
}
type DeskOrder = { readonly id: number; readonly statusLog: readonly { status: string; reason: string | null }[] }
const logAtDesk = async (orderId: number) => {
  const { orders } = await deskOf(service, counter.restaurantId).read<{ orders: DeskOrder[] }>('orders')
  return orders.find((order) => order.id === orderId)?.statusLog
}

describe('an order that nobody answers', () => {
  test('is mailed to the venue at once and thrice more [ORD-33]', async () => {
    const { id: orderId } = await counter.place()
    await after(0)
    expect(await newest(atVenue)).toMatchObject({
      kind: 'venue-order-waiting',
      language: 'it',
      subject: `Ordine n. ${orderId} in attesa: martedì 10 marzo 2026, 19:30`,
    })
    const { body } = (await newest(atVenue)) ?? { body: '' }
    for (const said of ['Da asporto', '5,50', 'si paga al locale', '/staff', 'entro martedì 10 marzo 2026, 12:20'])
      expect(body).toContain(said)
    const counts: number[] = []
    for (const minutes of [0, 1, 2, 4, 5, 9, 10, 19]) {
      await after(minutes)
      counts.push(await reminders())
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4, 4])
  })

  test('is reminded of once after the service was away [ORD-33]', async () => {
    await counter.place()
    await after(11)
    expect(await reminders()).toBe(1)
    await after(12)
    expect(await reminders()).toBe(1)
  })

  test('is refused after 20 minutes, with all given back [ORD-32]', async () => {
    const { id: orderId } = await counter.place({ dishes: [{ id: tiramisu, quantity: 3 }] })
    const pay = payer(service, counter)
    await after(19.99)
    expect(await counter.read(orderId)).toMatchObject({ status: 'new', endReason: null })
    expect([await pay.stockOf(tiramisu), await seatsTaken()]).toEqual([1, 1])
    await after(20)
    expect(await counter.read(orderId)).toMatchObject({ status: 'refused', endReason: 'unanswered' })
    expect([await pay.stockOf(tiramisu), await seatsTaken()]).toEqual([4, 0])
    expect(await logAtDesk(orderId)).toMatchObject([
      { status: 'new', reason: null },
      { status: 'refused', reason: 'unanswered' },
    ])
    await after(40)
    expect([await pay.stockOf(tiramisu), await seatsTaken()]).toEqual([4, 0])
  })

  test('tells the diner by mail and push, with the telephone [ORD-32] [PUSH-11]', async () => {
    const { diner, restaurantId } = counter
    await setPushToken(service.db, {
      restaurantId,
      accountId: diner.id,
      createdAt: new Date(noon),
      deviceId: 'web-one',
      token: 'one',
    })
    const { id: orderId } = await counter.place()
    await after(20)
    const mail = await newest(diner.email)
    expect(mail?.kind).toBe('order-unanswered')
    expect(mail?.body).toContain('did not answer')
    expect(mail?.body).toContain('You have not been charged')
    expect(mail?.body).toContain('+39 011 555 0111')
    const [push] = await pushesTo(service.db, diner.id)
    expect(push?.data).toMatchObject({ id: String(orderId), body: `Order ${orderId}: the restaurant did not answer` })
  })

  test('gives back what was paid by card, once [ORD-32]', async () => {
    const pay = payer(service, counter)
    const { id: orderId } = await pay.order('card')
    await after(10)
    expect(await reminders()).toBe(0)
    await pay.byCard(orderId)
    await pay.notify(orderId)
    await after(29)
    expect(await counter.read(orderId)).toMatchObject({ status: 'new', paymentStatus: 'paid' })
    expect(await pay.money()).toBe(550)
    await after(30)
    expect(await counter.read(orderId)).toMatchObject({ status: 'refused', endReason: 'unanswered' })
    expect(await pay.money()).toBe(0)
    expect(await newest(counter.diner.email)).toMatchObject({ kind: 'order-unanswered-returned' })
    await after(60)
    expect((await mailsTo(counter.diner.email)).map(({ kind }) => kind)).toEqual([
      'order-received',
      'order-unanswered-returned',
    ])
  })

  test.each(['confirm', 'refuse'])('is left alone once somebody answers: %s', async (action) => {
    const { id: orderId } = await counter.place()
    await deskOf(service, counter.restaurantId).post(`orders/${orderId}/${action}`)
    await after(30)
    expect(await reminders()).toBe(0)
    expect(await counter.read(orderId)).toMatchObject({ endReason: null })
  })

  test('waits by the opening hours of its venue [ORD-32]', async () => {
    // Closed from 15:30 to 18:30.
    service.clock.set(noon + 3.25 * 60 * minute, counter.restaurantId)
    const { id: orderId } = await counter.place()
    await after(6.5 * 60 + 4)
    expect(await counter.read(orderId)).toMatchObject({ status: 'new' })
    await after(6.5 * 60 + 5)
    expect(await counter.read(orderId)).toMatchObject({ status: 'refused', endReason: 'unanswered' })
  })

  test('ends with its slot at the latest [ORD-32]', async () => {
    await counter.change({ venue: { refuseAfterMinutes: 600 } })
    const { id: orderId } = await counter.place()
    await after(7.75 * 60 - 1)
    expect(await counter.read(orderId)).toMatchObject({ status: 'new' })
    await after(7.75 * 60)
    expect(await counter.read(orderId)).toMatchObject({ status: 'refused', endReason: 'unanswered' })
  })

  test('may wait until its slot begins [ORD-32]', async () => {
    await counter.change({ venue: { refuseAfterMinutes: null, remindAfterMinutes: [5] } })
    const { id: orderId } = await counter.place()
    await after(7.5 * 60 - 1)
    expect([(await counter.read(orderId)).status, await reminders()]).toEqual(['new', 1])
    await after(7.5 * 60)
    expect((await counter.read(orderId)).status).toBe('refused')
  })

  test('at a table is refused too [ORD-32]', async () => {
    counter = await aCounter(service, { like: 2 })
    const { id: orderId } = await counter.place(orderSamples.table)
    await after(0)
    expect((await mailsTo('ciao@pizzeria-stella.example')).map(({ kind }) => kind)).toEqual(['venue-order-waiting'])
    await after(19)
    expect(await counter.read(orderId)).toMatchObject({ status: 'new' })
    await after(20)
    expect(await counter.read(orderId)).toMatchObject({ status: 'refused', endReason: 'unanswered' })
  })
})

describe('a reservation that nobody answers', () => {
  const wish = { ...aTable, venueId: id<'Venue'>(12) }
  const book = (changes: object = {}) =>
    counter.diner.api.call(reserve, { ...wish, ...changes }, { idempotencyKey: randomUUID() })
  const read = async (reservationId: Awaited<ReturnType<typeof book>>['id']) =>
    (await counter.diner.api.call(getReservation, { venueId: null, id: reservationId })).reservation

  test('is reminded of and refused, its seats given back [RESV-39]', async () => {
    const { id: booked } = await book()
    await after(0)
    expect(await newest('sansalvario@trattoria-da-gino.example')).toMatchObject({
      kind: 'venue-reservation-waiting',
      subject: `Prenotazione n. ${booked} in attesa: martedì 10 marzo 2026, 20:00`,
    })
    await after(19)
    expect(await read(booked)).toMatchObject({ status: 'waiting', endReason: null })
    await after(20)
    expect(await read(booked)).toMatchObject({ status: 'refused', endReason: 'unanswered' })
    expect(await seatsTaken()).toBe(0)
    const mail = await newest(wish.contactEmail)
    expect(mail?.kind).toBe('reservation-unanswered')
    expect(mail?.body).toContain('You have not been charged')
    expect(mail?.body).toContain('+39 011 555 0112')
  })

  test('gives its deposit back [RESV-39]', async () => {
    counter = await aCounter(service, { like: 2 })
    const pay = payer(service, { ...counter, venueId: 21 })
    const deposit = { venueId: id<'Venue'>(21), deposit: price('10.00'), paymentMode: 'card' as const }
    const { id: booked } = await book(deposit)
    const entity = { entityKind: 'reservation', entityId: booked, token: null } as const
    const { clientSecret } = await counter.diner.api.call(getClientSecret, { ...entity, venueId: deposit.venueId })
    await pay.confirm(clientSecret, await pay.method())
    await counter.diner.api.call(notifyConfirmation, entity)
    expect((await read(booked)).status).toBe('waiting')
    expect(await pay.money()).toBe(1000)
    await after(20)
    expect(await read(booked)).toMatchObject({ status: 'refused', endReason: 'unanswered' })
    expect(await pay.money()).toBe(0)
    expect((await newest(wish.contactEmail))?.body).toContain('10 working days')
  })

  test('is no matter where nobody has to say yes', async () => {
    const { id: booked } = await book({ venueId: id<'Venue'>(11) })
    await after(30)
    expect(await read(booked)).toMatchObject({ status: 'confirmed' })
    expect(await reminders()).toBe(0)
  })
})

const programs = postgresPrograms()

describe.skipIf(programs === null)('two services on one PostgreSQL server', { timeout: 120_000 }, () => {
  let both: TwoServices
  beforeAll(async () => {
    both = await startTwoServices(programs ?? '')
  }, 120_000)
  afterAll(() => both.stop())

  test('remind once and refuse once [ORD-33]', async () => {
    const { one, other } = both
    counter = await aCounter(one)
    for (let count = 0; count < 3; count += 1) await counter.place()
    const sweepAt = async (minutes: number) => {
      for (const { clock } of [one, other]) clock.set(noon + minutes * minute, counter.restaurantId)
      await Promise.all([one, other, one, other].map(({ sweep }) => sweep()))
    }
    await sweepAt(2)
    expect(await mailsTo(atVenue, one)).toHaveLength(3)
    await sweepAt(20)
    expect((await mailsTo(counter.diner.email, one)).filter(({ kind }) => kind === 'order-unanswered')).toHaveLength(3)
    expect(await mailsTo(atVenue, one)).toHaveLength(3)
  })
})
