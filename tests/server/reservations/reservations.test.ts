import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { slotBookings } from '#server/platform/db/schema/slot-tables.ts'
import type { ApiClient } from '#src/api/create-api-client.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import { getReservation, getReservationConfig, getReservations, reserve } from '#src/contract/reservation.ts'
import { getDays } from '#src/contract/shift.ts'
import type { Id } from '#src/contract/values.ts'
import { aTable } from '#tests/server/support/a-table.ts'
import { aDiner, clientOf, noon, refusalOf, statusOf } from '#tests/server/support/diner.ts'
import { id, moment, price } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>

beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  restaurantId = await service.newRestaurant()
})

type ReserveRequest = RequestOf<typeof reserve>
const tonight = moment('2026-03-10 20:00:00')
/** Restaurant 2 asks for a deposit of 10.00 or 20.00. */
const atStella = { venueId: id<'Venue'>(21), people: 4 }
const book = (api: ApiClient, wish: Partial<ReserveRequest> = {}, idempotencyKey: string = randomUUID()) =>
  api.call(reserve, { ...aTable, ...wish }, { idempotencyKey })
const visitor = (like = restaurantId) => clientOf(service, like)
const messagesOf = async (call: Promise<unknown>) => (await refusalOf(call))?.messages
const seatsTaken = async () => {
  const rows = await service.db.select().from(slotBookings).where(eq(slotBookings.restaurantId, restaurantId))
  return rows.reduce((sum, row) => sum + row.seatsTaken, 0)
}
const mails = async () => {
  const { mails: sent } = await deskOf(service, restaurantId).read<{
    mails: { kind: string; recipient: string; body: string }[]
  }>('outbox')
  return sent.map(({ kind, recipient, body }) => ({ kind, recipient, body }))
}
const decide = async (reservationId: number, action: string, body: object = {}) =>
  (await deskOf(service, restaurantId).post(`reservations/${reservationId}/${action}`, body)).status
const daysOf = async (venueId: number) => {
  const nowhere = { deliveryCityIds: null, deliveryZoneId: null, servicePointId: null }
  return (await visitor().call(getDays, { venueId: id<'Venue'>(venueId), type: 'reservation', ...nowhere })).days
}

describe('a reservation', () => {
  test('is confirmed at once where nobody has to say yes [RESV-20, API-52]', async () => {
    expect(await book(visitor())).toMatchObject({ isConfirmed: true, token: null })
    expect(await seatsTaken()).toBe(4)
    expect(await mails()).toMatchObject([{ kind: 'reservation-confirmed', recipient: 'anna@example.com' }])
  })

  test('waits for the desk elsewhere [RESV-21]', async () => {
    expect(await book(visitor(), { venueId: id<'Venue'>(12) })).toMatchObject({ isConfirmed: false })
    expect(await mails()).toMatchObject([{ kind: 'reservation-received' }])
  })

  test.each([
    ['a blocked venue', { venueId: id<'Venue'>(13) }, 'SERVICE_BLOCKED'],
    ['more people than a table takes', { people: 9 }, 'NOT_ENOUGH_SEATS'],
    ['a venue that does not exist', { venueId: id<'Venue'>(99) }, 'ENTITY_NOT_FOUND'],
    ['nobody', { people: 0 }, 'VALIDATION'],
    ['no name', { name: ' ' }, 'VALIDATION'],
    ['no mail address', { contactEmail: 'anna' }, 'VALIDATION'],
    ['too long a note', { notes: 'x'.repeat(1001) }, 'VALIDATION'],
    ['a time that is none of its', { startsAt: moment('2026-03-10 20:10:00') }, 'VALIDATION'],
    ['a time that is too near', { startsAt: moment('2026-03-10 13:30:00') }, 'VALIDATION'],
    ['a deposit where none is taken', { deposit: price('10.00'), paymentMode: 'card' as const }, 'VALIDATION'],
  ])('is refused for %s', async (_what, wish, status) => {
    expect(await statusOf(book(visitor(), wish))).toBe(status)
    expect(await seatsTaken()).toBe(0)
  })

  test('is refused for a telephone number that cannot exist [API-66]', async () => {
    expect(await messagesOf(book(visitor(), { phone: 'call me' }))).toEqual([
      'Phone: enter a full number with its code, such as +39 333 123 4567',
    ])
  })

  test('names every wrong field and missing consent', async () => {
    const texts = await messagesOf(book(visitor(), { name: '', phone: '', hasAcceptedPrivacy: false }))
    expect(texts).toEqual([
      'Name is a mandatory field',
      'Phone is a mandatory field',
      'Required consent: I have read and accept the privacy policy',
    ])
  })

  test('never takes more seats than there are', async () => {
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => statusOf(book(visitor()))))
    expect(outcomes.filter((status) => status === 'accepted')).toHaveLength(6)
    expect(outcomes.filter((status) => status === 'NOT_ENOUGH_SEATS')).toHaveLength(2)
    expect(await seatsTaken()).toBe(24)
  })

  test('is made once, however often its key comes', async () => {
    const key = randomUUID()
    const first = await book(visitor(), {}, key)
    const again = await Promise.all(Array.from({ length: 5 }, () => book(visitor(), {}, key)))
    expect(new Set(again.map((reply) => reply.id))).toEqual(new Set([first.id]))
    expect(await seatsTaken()).toBe(4)
  })
})

describe('what can be booked', () => {
  test('is said by the configuration of the venue [API-53]', async () => {
    const { reservation, takeAway } = await visitor().call(getReservationConfig, {
      venueId: id<'Venue'>(11),
      type: 'reservation',
    })
    expect(reservation).toMatchObject({ isActive: true, isBlocked: false, maxPeople: 8, offersDeposits: false })
    expect(takeAway).toBeNull()
    const stella = await service.newRestaurant({ like: 2 })
    const ofStella = await visitor(stella).call(getReservationConfig, { venueId: id<'Venue'>(21), type: null })
    expect(ofStella.reservation).toMatchObject({
      offersDeposits: true,
      deposits: [
        { id: 1, price: 1000 },
        { id: 2, price: 2000 },
      ],
    })
    expect(ofStella.takeAway?.type).toBe('takeAway')
  })

  test('lists days with times, none where blocked [API-54]', async () => {
    const [today] = await daysOf(11)
    expect(today).toMatchObject({
      date: '2026-03-10',
      slots: [{ from: '14:00', to: null, menuId: null }, {}, {}, {}, {}, {}, {}, {}],
    })
    expect(await daysOf(13)).toEqual([])
  })

  test('leaves out a time whose seats are all taken', async () => {
    await Promise.all([1, 2, 3].map(() => book(visitor(), { people: 8 })))
    const [today] = await daysOf(11)
    expect(today?.slots?.map(({ from }) => from)).not.toContain('20:00')
  })
})

describe('a deposit', () => {
  beforeEach(async () => {
    restaurantId = await service.newRestaurant({ like: 2 })
  })

  test.each([
    ['of an amount nobody offers', { deposit: price('11.00'), paymentMode: 'card' as const }, 'VALIDATION'],
    ['in cash', { deposit: price('10.00'), paymentMode: 'cash' as const }, 'PAYMENT_MODE_NOT_AVAILABLE'],
    ['without a way to pay', { deposit: price('10.00') }, 'PAYMENT_MODE_NOT_AVAILABLE'],
  ])('is refused %s [RESV-12]', async (_how, wish, status) => {
    expect(await statusOf(book(visitor(), { ...atStella, ...wish }))).toBe(status)
  })
})

describe('an unpaid reservation of a guest', () => {
  const deposit = { ...atStella, deposit: price('10.00'), paymentMode: 'card' as const }
  beforeEach(async () => {
    restaurantId = await service.newRestaurant({ like: 2 })
  })

  test('is changed with its number and token', async () => {
    const first = await book(visitor(), deposit)
    const later = moment('2026-03-10 20:30:00')
    const again = await book(visitor(), { ...deposit, id: first.id, token: first.token, startsAt: later })
    expect([again.id, await seatsTaken()]).toEqual([first.id, 4])
  })

  test.each([
    ['no token', null],
    ['a guess', 't_guess'],
  ])('is nobody’s who knows number and phone, with %s', async (_how, token) => {
    const { id: theirs } = await book(visitor(), deposit)
    expect(await statusOf(book(visitor(), { ...deposit, id: theirs, token }))).toBe('ENTITY_NOT_FOUND')
  })
})

describe('the reservations of a customer', () => {
  test('are listed newest first and read singly [API-50, API-51]', async () => {
    const { api } = await aDiner(service, restaurantId)
    const first = await book(api, { venueId: id<'Venue'>(12) })
    const second = await book(api, { people: 2, notes: ' A high chair ' })
    const { reservations } = await api.call(getReservations, { venueId: null, countsMessages: true })
    expect(reservations.map((one) => [one.id, one.status, one.people])).toEqual([
      [second.id, 'confirmed', 2],
      [first.id, 'waiting', 4],
    ])
    expect(reservations[0]?.chat).toMatchObject({ kind: 'reservation', subjectId: second.id, unreadCount: 0 })
    const { reservation } = await api.call(getReservation, { venueId: null, id: first.id })
    expect(reservation).toMatchObject({
      startsAt: tonight,
      name: 'Anna Rossi',
      email: 'anna@example.com',
      message: null,
    })
    const ofVenue = await api.call(getReservations, { venueId: id<'Venue'>(11), countsMessages: false })
    expect(ofVenue.reservations.map((one) => one.id)).toEqual([second.id])
  })

  test('are nobody else’s', async () => {
    const { api } = await aDiner(service, restaurantId)
    const other = await aDiner(service, restaurantId)
    const { id: theirs } = await book(api)
    expect(await statusOf(other.api.call(getReservation, { venueId: null, id: theirs }))).toBe('RESERVATION_NOT_FOUND')
    expect((await other.api.call(getReservations, { venueId: null, countsMessages: false })).reservations).toEqual([])
    expect(await statusOf(visitor().call(getReservation, { venueId: null, id: theirs }))).toBe('API_KEY_NOT_FOUND')
  })
})

describe('the desk', () => {
  test.each([
    ['confirm', 'confirmed', 4],
    ['refuse', 'refused', 0],
    ['cancel', 'cancelled', 0],
  ])('can %s: the customer reads it and gets mail [RESV-37]', async (action, status, seats) => {
    const { api } = await aDiner(service, restaurantId)
    const { id: booked } = await book(api, { venueId: id<'Venue'>(12) })
    expect(await decide(booked, action, { message: 'By the window.\nSee you!' })).toBe(200)
    const { reservation } = await api.call(getReservation, { venueId: null, id: booked })
    expect(reservation).toMatchObject({
      status,
      message: 'By the window.\nSee you!',
      isConfirmed: status === 'confirmed',
    })
    expect(reservation.otherMessage).toBe(reservation.message)
    expect(await seatsTaken()).toBe(seats)
    const [mail] = await mails()
    expect(mail?.kind).toBe(`reservation-${status}`)
    expect(mail?.body).toContain('By the window.\nSee you!')
  })

  test('decides once; what is confirmed can still be cancelled', async () => {
    const { id: booked } = await book(visitor(), { venueId: id<'Venue'>(12) })
    expect(await decide(booked, 'confirm')).toBe(200)
    expect(await decide(booked, 'refuse')).toBe(409)
    expect(await decide(booked, 'cancel')).toBe(200)
    expect(await decide(booked, 'cancel')).toBe(409)
    expect(await decide(999_999, 'confirm')).toBe(404)
    expect(await decide(booked, 'confirm', { message: 1 })).toBe(400)
  })

  test('lists what has been booked, the newest first', async () => {
    await book(visitor(), { venueId: id<'Venue'>(12), notes: 'A high chair' })
    await book(visitor(), { people: 2 })
    expect(await deskOf(service, restaurantId).read('reservations')).toMatchObject({
      reservations: [
        { status: 'confirmed', people: 2, venue: { id: 11 } },
        {
          status: 'waiting',
          notes: 'A high chair',
          guest: { name: 'Anna Rossi', isCustomer: false },
          startsAt: tonight,
        },
      ],
    })
  })
})
