import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { DeskDayPlan } from '#desk/contract/reservations.ts'
import { slotBookings } from '#server/platform/db/schema/slot-tables.ts'
import { closures } from '#server/platform/db/schema/venue-tables.ts'
import { mailsOf } from '#server/platform/outbox/mail-outbox.ts'
import { createOrder } from '#src/contract/order.ts'
import { getReservation, reserve } from '#src/contract/reservation.ts'
import { getSlots } from '#src/contract/shift.ts'
import { aTable } from '#tests/server/support/a-table.ts'
import { aDeposit } from '#tests/server/support/deposit-payer.ts'
import { aCounter, anOrder, minute, noon, statusOf } from '#tests/server/support/diner.ts'
import { orderSamples } from '#tests/server/support/order-samples.ts'
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

const desk = () => deskOf(service, counter.restaurantId)
const evening = noon + 8 * 60 * minute
const eightOClock = moment('2026-03-10 20:00:00')
/** Tonight at eight, for four. */
const book = (people = 4) => counter.diner.api.call(reserve, { ...aTable, people })
const planOf = (date = '2026-03-10') => desk().read<DeskDayPlan>(`venues/11/plan/${date}`)
const slotOf = async (time: string) => (await planOf()).slots.find(({ startsAt }) => startsAt.includes(` ${time}:`))
const mark = async (reservation: number, how: 'arrive' | 'no-show', isBeyond = false) => {
  const reply = await desk().post(`reservations/${reservation}/${how}`, how === 'arrive' ? { isBeyond } : {})
  return reply.status === 200 ? 'done' : ((await reply.json()) as { reason: string }).reason
}
const aKey = (): string => crypto.randomUUID()
const walkIn = async (people: number, { isBeyond = false, key = aKey(), name = '' } = {}) => {
  const reply = await desk().post('venues/11/walk-ins', { people, name, key, isBeyond })
  return reply.status === 200 ? 'done' : ((await reply.json()) as { reason: string }).reason
}
/** What the slot of eight o'clock has booked: reservations and people. */
const booked = async () => {
  const isHere = and(eq(slotBookings.restaurantId, counter.restaurantId), eq(slotBookings.slotStart, eightOClock))
  const rows = await service.db.select().from(slotBookings).where(isHere)
  return rows.map(({ taken, seatsTaken }) => [taken, seatsTaken])
}
const comesTheEvening = (restaurantId = counter.restaurantId) => service.clock.set(evening, restaurantId)

describe('the plan of a day', () => {
  test('has each slot with its seats and reservations [RESV-46]', async () => {
    const { id: reservation } = await book()
    const { slots, reservations, walkInAt, now } = await planOf()
    const evenings = slots.filter(({ startsAt }) => startsAt > '2026-03-10 19:00')
    expect(evenings.map(({ startsAt, taken, seats }) => [startsAt.slice(11, 16), taken, seats])).toEqual([
      ['19:00', 0, 24],
      ['19:30', 0, 24],
      ['20:00', 4, 24],
      ...['20:30', '21:00', '21:30', '22:00'].map((time) => [time, 0, 24]),
    ])
    expect(reservations).toMatchObject([{ id: reservation, people: 4, attendance: null, isWalkIn: false }])
    expect([walkInAt, now]).toEqual(['2026-03-10 12:00:00', '2026-03-10 12:00:00'])
    expect((await planOf('2026-03-11')).reservations).toEqual([])
  })

  test('keeps seats through the stay of a party [RESV-46, RESV-38]', async () => {
    const stays = [{ upTo: 8, minutes: 60 }]
    await counter.change({ venueId: 11, type: 'reservation', service: { stays } })
    await book()
    const taken = async () =>
      (await planOf()).slots.filter((slot) => slot.taken > 0).map((slot) => slot.startsAt.slice(11, 16))
    expect(await taken()).toEqual(['20:00', '20:30'])
  })

  test.each([
    ['among the others where they share seats', true, { taken: 2, eatIn: { people: 2, seats: null } }],
    ['beside them elsewhere', false, { taken: 0, eatIn: { people: 2 } }],
  ])('counts who eats in %s [RESV-46]', async (_where, sharesSeats, seats) => {
    counter = await aCounter(service, { like: 2 })
    await counter.change({ type: 'reservation', service: { stays: [{ upTo: 8, minutes: 60 }] } })
    await counter.change({ type: 'eatIn', service: { sharesSeats } })
    await counter.diner.api.call(createOrder, await anOrder(counter.diner.api, { ...orderSamples.eatIn, people: 2 }))
    const plan = await deskOf(service, counter.restaurantId).read<DeskDayPlan>('venues/21/plan/2026-03-10')
    expect(plan.sharesSeats).toBe(sharesSeats)
    expect(plan.slots.filter(({ eatIn }) => eatIn)[0]).toMatchObject(seats)
  })

  test.each(['2026-02-30', '9999-99-99', '1-1', '----'])('takes what is no day for today: %s', async (date) => {
    expect((await planOf(date)).slots[0]?.startsAt).toContain('2026-03-10')
  })
})

describe('a reservation whose time has come', () => {
  test('keeps its seats when its guests arrive [RESV-47]', async () => {
    const { id: reservation } = await book()
    expect(await mark(reservation, 'arrive')).toBe('already-marked')
    comesTheEvening()
    expect([await mark(reservation, 'arrive'), await mark(reservation, 'arrive')]).toEqual(['done', 'already-marked'])
    expect(await booked()).toEqual([[1, 4]])
    expect(await mark(reservation, 'no-show')).toBe('already-marked')
  })

  test('is a no-show once, and frees its seats once [RESV-48]', async () => {
    const [{ id: first }] = [await book(), await book(3)]
    comesTheEvening()
    const taps = await Promise.all([1, 2, 3].map(() => mark(first, 'no-show')))
    expect(taps.toSorted()).toEqual(['already-marked', 'already-marked', 'done'])
    expect(await booked()).toEqual([[1, 3]])
    await desk().post(`reservations/${first}/cancel`, {})
    expect(await booked()).toEqual([[1, 3]])
  })

  test('takes seats again when its guests come after all [RESV-48]', async () => {
    const { id: reservation } = await book(8)
    comesTheEvening()
    expect(await mark(reservation, 'no-show')).toBe('done')
    expect([await walkIn(8), await walkIn(8), await walkIn(8)]).toEqual(['done', 'done', 'done'])
    expect(await mark(reservation, 'arrive')).toBe('not-enough-seats')
    expect(await mark(reservation, 'arrive', true)).toBe('done')
    expect(await slotOf('20:00')).toMatchObject({ taken: 32, seats: 24 })
  })

  test('tells its guest what became of table and deposit [RESV-48, ORD-104]', async () => {
    const { restaurantId, diner, pay, reservationId, secret, charge, notify, atDesk } = await aDeposit(service)
    await charge(await secret())
    await notify()
    await pay.desk.post(`reservations/${reservationId}/confirm`, { message: 'See you tonight' })
    comesTheEvening(restaurantId)
    await pay.desk.post(`reservations/${reservationId}/no-show`)
    const read = async () => (await diner.api.call(getReservation, { venueId: null, id: reservationId })).reservation
    expect(await read()).toMatchObject({
      status: 'cancelled',
      isConfirmed: false,
      message:
        'See you tonight\n\nThe restaurant was waiting for you and you did not come: the table was given up. ' +
        'The deposit of 20,00\u00a0€ stays with the restaurant.',
    })
    expect(await atDesk()).toBe(2000)
    await pay.desk.post(`reservations/${reservationId}/arrive`, { isBeyond: false })
    expect(await read()).toMatchObject({ status: 'confirmed', isConfirmed: true, message: 'See you tonight' })
  })
})

describe('guests without a reservation', () => {
  test('take seats of the slot that runs, without a mail [RESV-49]', async () => {
    comesTheEvening()
    expect(await walkIn(22, { name: 'Luca' })).toBe('done')
    const { reservations } = await planOf()
    const guest = { name: 'Luca', phone: null, email: null, isCustomer: false }
    expect(reservations).toMatchObject([
      { status: 'confirmed', isWalkIn: true, attendance: 'arrived', startsAt: eightOClock, people: 22, guest },
    ])
    await desk().post(`reservations/${reservations[0]?.id}/cancel`, {})
    expect(await booked()).toEqual([[0, 0]])
    expect(await mailsOf(service.db, counter.restaurantId)).toEqual([])
  })

  test('leave fewer seats to the widget [RESV-49]', async () => {
    await counter.change({ venueId: 11, type: 'reservation', service: { stays: [{ upTo: 8, minutes: 120 }] } })
    const nowhere = { deliveryCityIds: null, deliveryZoneId: null, servicePointId: null }
    const request = { venueId: id<'Venue'>(11), type: 'reservation', date: day('2026-03-10'), ...nowhere } as const
    const offered = async () => (await counter.diner.api.call(getSlots, request)).slots.map(({ from }) => from)
    service.clock.set(evening - 120 * minute, counter.restaurantId)
    const before = await offered()
    expect(await walkIn(24)).toBe('done')
    expect(before.filter((time) => time < '21:00')).not.toEqual([])
    expect(await offered()).toEqual(before.filter((time) => time >= '21:00'))
  })

  test('are more than there are seats only after a question [RESV-49]', async () => {
    comesTheEvening()
    expect([await walkIn(20), await walkIn(5), await walkIn(5, { isBeyond: true })]).toEqual([
      'done',
      'not-enough-seats',
      'done',
    ])
    expect(await slotOf('20:00')).toMatchObject({ taken: 25, seats: 24 })
    expect(await walkIn(1)).toBe('not-enough-seats')
  })

  test('are seated once by the same tap [RESV-49]', async () => {
    comesTheEvening()
    const taps = await Promise.all([1, 2, 3].map(() => walkIn(4, { key: 'the-same-tap' })))
    expect(taps.toSorted()).toEqual(['already-seated', 'already-seated', 'done'])
    expect(await booked()).toEqual([[1, 4]])
  })

  test('race with the widget for the last seats [RESV-49]', async () => {
    await counter.change({ venueId: 11, type: 'reservation', service: { stays: [{ upTo: 30, minutes: 120 }] } })
    service.clock.set(evening - 150 * minute, counter.restaurantId)
    expect(await walkIn(20)).toBe('done')
    const outcomes = await Promise.all([walkIn(4), statusOf(book(4)), walkIn(4)])
    expect(outcomes.filter((outcome) => outcome === 'done' || outcome === 'accepted')).toHaveLength(1)
  })

  test('need a slot of today, and somebody who comes [RESV-49]', async () => {
    expect(await walkIn(0)).toBe('malformed')
    const { restaurantId } = counter
    const today = { from: day('2026-03-10'), to: day('2026-03-10') }
    await service.db.insert(closures).values({ id: 5000, restaurantId, venueId: id(11), ...today, messages: {} })
    expect(await walkIn(2)).toBe('no-slot')
  })
})
