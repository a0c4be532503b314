import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { timetables } from '#server/platform/db/schema/slot-tables.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import { reserve } from '#src/contract/reservation.ts'
import { getSlots } from '#src/contract/shift.ts'
import { aTable } from '#tests/server/support/a-table.ts'
import { aCounter, noon, statusOf } from '#tests/server/support/diner.ts'
import { orderSamples } from '#tests/server/support/order-samples.ts'
import { tally } from '#tests/server/support/rush.ts'
import { day, id, moment, price, time } from '#tests/support/builders.ts'
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

const stays = [
  { upTo: 2, minutes: 90 },
  { upTo: 5, minutes: 120 },
]
/** Venue 11 has 24 seats, and slots every half hour from seven to ten. */
const stay = () => counter.change({ venueId: 11, type: 'reservation', service: { stays } })
type Wish = Partial<RequestOf<typeof reserve>>
const book = (time: string, people: number, wish: Wish = {}) =>
  counter.diner.api.call(reserve, { ...aTable, people, startsAt: moment(`2026-03-10 ${time}:00`), ...wish })
const booked = (time: string, people: number) => statusOf(book(time, people))
async function fill(time: string) {
  for (const _table of [1, 2, 3]) expect(await booked(time, 8)).toBe('accepted')
}
async function offered(type: 'reservation' | 'eatIn' = 'reservation', venueId = 11) {
  const asked = { deliveryCityIds: null, deliveryZoneId: null, servicePointId: null }
  const request = { venueId: id<'Venue'>(venueId), type, date: day('2026-03-10'), ...asked }
  return (await counter.diner.api.call(getSlots, request)).slots.map(({ from }) => from)
}

describe('where parties stay for a time', () => {
  test('24 seats are 24 seats through an evening [RESV-38]', async () => {
    await stay()
    const outcomes: (string | null)[] = []
    for (const time of ['20:00', '20:30', '21:00']) for (const _table of [1, 2, 3]) outcomes.push(await booked(time, 8))
    expect(tally(outcomes)).toEqual({ accepted: 3, NOT_ENOUGH_SEATS: 6 })
  })

  test('seats are free once the party has left [RESV-38]', async () => {
    await stay()
    await fill('19:00')
    expect([await booked('20:30', 2), await booked('21:00', 2)]).toEqual(['NOT_ENOUGH_SEATS', 'accepted'])
  })

  test('a small party is gone before a large one comes [RESV-38]', async () => {
    await stay()
    await fill('21:00')
    expect([await booked('20:00', 2), await booked('19:30', 2)]).toEqual(['NOT_ENOUGH_SEATS', 'accepted'])
    expect([await booked('19:30', 4), await booked('19:00', 4)]).toEqual(['NOT_ENOUGH_SEATS', 'accepted'])
  })

  test('only times with a seat are offered [RESV-38]', async () => {
    const all = ['19:00', '19:30', '20:00', '20:30', '21:00', '21:30', '22:00']
    const evening = async () => (await offered()).filter((time) => time >= '19:00')
    expect(await evening()).toEqual(all)
    await stay()
    await fill('20:30')
    expect(await evening()).toEqual(['19:00'])
  })

  test('a reservation that is cancelled frees its seats [RESV-38]', async () => {
    await stay()
    await fill('20:00')

    const [first] = (
      await deskOf(service, counter.restaurantId).read<{ reservations: { id: number }[] }>('reservations')
    ).reservations
    await deskOf(service, counter.restaurantId).post(`reservations/${first?.id}/cancel`, {})
    expect([await booked('20:30', 8), await booked('20:30', 1)]).toEqual(['accepted', 'NOT_ENOUGH_SEATS'])
  })

  test('a party of one timetable sits into the next one [RESV-38]', async () => {
    await stay()
    const late = { venueId: id<'Venue'>(11), type: 'reservation' as const, weekdays: [1, 2, 3, 4, 5, 6, 7] }
    await service.db.insert(timetables).values({
      ...late,
      restaurantId: counter.restaurantId,
      id: id<'Timetable'>(999),
      from: time('22:30'),
      to: time('23:30'),
      stepMinutes: 30,
      seats: 24,
    })
    await fill('21:30')
    expect([await booked('22:30', 2), await booked('23:30', 2)]).toEqual(['NOT_ENOUGH_SEATS', 'accepted'])
  })

  test('an unpaid try does not stand in its own way [RESV-38]', async () => {
    counter = await aCounter(service, { like: 2 })
    await counter.change({ type: 'reservation', service: { stays }, timetable: { seats: 8 } })
    const at = { venueId: id<'Venue'>(21), deposit: price('10.00'), paymentMode: 'card' as const }
    const first = await book('20:00', 8, at)
    expect(await statusOf(book('20:30', 8, at))).toBe('NOT_ENOUGH_SEATS')
    expect(await statusOf(book('20:30', 8, { ...at, id: first.id }))).toBe('accepted')
  })
})

test('without any length of stay tables count by slot', async () => {
  const outcomes: (string | null)[] = []
  for (const time of ['20:00', '20:30', '21:00']) for (const _table of [1, 2, 3]) outcomes.push(await booked(time, 8))
  expect(tally(outcomes)).toEqual({ accepted: 9 })
})

describe('guests who eat in', () => {
  beforeEach(async () => {
    counter = await aCounter(service, { like: 2 })
    await counter.change({ type: 'reservation', service: { stays }, timetable: { seats: 10 } })
    await counter.change({ type: 'eatIn', timetable: { seats: 10 } })
  })
  const eat = (people: number) => statusOf(counter.place({ ...orderSamples.eatIn, people }))
  const atStella = { venueId: id<'Venue'>(21) }

  test('take the seats of reservations where they share them [RESV-38]', async () => {
    await counter.change({ type: 'eatIn', service: { sharesSeats: true } })
    await book('19:30', 8, atStella)
    expect([await eat(4), await eat(2)]).toEqual(['NOT_ENOUGH_SEATS', 'accepted'])
    expect(await statusOf(book('21:00', 10, atStella))).toBe('NOT_ENOUGH_SEATS')
    expect(await offered('eatIn', 21)).not.toContain('20:15')
    expect(await offered('eatIn', 21)).toContain('21:45')
  })

  test('have seats of their own elsewhere', async () => {
    await book('19:30', 8, atStella)
    expect(await eat(4)).toBe('accepted')
  })
})

describe('the desk', () => {
  const path = 'venues/11/set-up/services'
  type Ways = { readonly value: { readonly services: { readonly reservation: object } } }
  const save = async (stays: readonly object[]) => {
    const desk = deskOf(service, counter.restaurantId)
    const { services } = (await desk.read<Ways>(path)).value
    const reservation = { ...services.reservation, isActive: true, confirmsAtOnce: true, stays }
    const reply = await desk.savePart(path, { services: { ...services, reservation } })
    return ((await reply.json()) as { faults?: object }).faults ?? 'saved'
  }

  test('sets how long parties stay, by their size [RESV-38]', async () => {
    expect(
      await save([
        { upTo: 2, minutes: 90 },
        { upTo: 5, minutes: 120 },
      ]),
    ).toBe('saved')
    await fill('19:00')
    expect([await booked('20:30', 2), await booked('21:00', 2)]).toEqual(['NOT_ENOUGH_SEATS', 'accepted'])
    expect(await save([])).toBe('saved')
    expect(await booked('20:30', 2)).toBe('accepted')
  })

  test.each([
    [[{ upTo: 2, minutes: 'two hours' }], { 'stays[0].minutes': 'Enter a number.' }],
    [[{ upTo: 2, minutes: 5 }], { 'stays[0].minutes': 'A stay has 15 to 600 minutes.' }],
    [
      [
        { upTo: 5, minutes: 120 },
        { upTo: 2, minutes: 90 },
      ],
      { stays: 'Begin with the smallest party.' },
    ],
  ])('says what is wrong with %j', async (typed, faults) => {
    const [[field, said] = []] = Object.entries(faults)
    expect(await save(typed)).toEqual({ [`services.reservation.${field}`]: said })
  })
})
