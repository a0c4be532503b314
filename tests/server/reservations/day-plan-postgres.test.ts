import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { DeskDayPlan } from '#desk/contract/reservations.ts'
import { slotBookings } from '#server/platform/db/schema/slot-tables.ts'
import { seatWalkIn } from '#server/reservations/seat-walk-in.ts'
import { venueRow } from '#server/venues/venue-queries.ts'
import { reserve } from '#src/contract/reservation.ts'
import { aTable } from '#tests/server/support/a-table.ts'
import { begunDuring } from '#tests/server/support/begun-during.ts'
import { aCounter, clientOf, minute, noon, statusOf } from '#tests/server/support/diner.ts'
import { postgresPrograms } from '#tests/server/support/postgres-server.ts'
import { tally } from '#tests/server/support/rush.ts'
import { startTwoServices } from '#tests/server/support/two-services.ts'
import type { TwoServices } from '#tests/server/support/two-services.ts'
import { id, moment } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'

const programs = postgresPrograms()
const evening = noon + 8 * 60 * minute
const eightOClock = moment('2026-03-10 20:00:00')

describe.skipIf(programs === null)(
  'the day plan at two services on one PostgreSQL server',
  { timeout: 120_000 },
  () => {
    let both: TwoServices
    let counter: Awaited<ReturnType<typeof aCounter>>
    beforeAll(async () => {
      both = await startTwoServices(programs ?? '')
    }, 120_000)
    afterAll(() => both.stop())
    beforeEach(async () => {
      counter = await aCounter(both.one)
    })

    /** Every second call goes to the other service. */
    const at = (index: number) => (index % 2 === 0 ? both.one : both.other)
    const many = (count: number) => Array.from({ length: count }, (_, index) => index)
    const deskAt = (index: number) => deskOf(at(index), counter.restaurantId)
    const comes = (ms: number) => many(2).forEach((index) => at(index).clock.set(ms, counter.restaurantId))
    const outcome = async (reply: Response) =>
      reply.status === 200 ? 'done' : ((await reply.json()) as { reason: string }).reason
    const walkIn = async (index: number, people: number, key: string = randomUUID()) =>
      outcome(await deskAt(index).post('venues/11/walk-ins', { people, name: '', key, isBeyond: false }))
    const mark = async (index: number, reservation: number, how: 'arrive' | 'no-show') =>
      outcome(
        await deskAt(index).post(`reservations/${reservation}/${how}`, how === 'arrive' ? { isBeyond: false } : {}),
      )
    const bookAt = (index: number, people: number, startsAt = eightOClock) =>
      clientOf(at(index), counter.restaurantId).call(reserve, { ...aTable, people, startsAt })
    const book = (...wish: Parameters<typeof bookAt>) => statusOf(bookAt(...wish))
    /** People with seats at eight o'clock, as the plan says, and as they are booked: places and people. */
    async function seats() {
      const { slots } = await deskAt(1).read<DeskDayPlan>('venues/11/plan/2026-03-10')
      const isHere = and(eq(slotBookings.restaurantId, counter.restaurantId), eq(slotBookings.slotStart, eightOClock))
      const rows = await both.one.db.select().from(slotBookings).where(isHere)
      const taken = slots.find(({ startsAt }) => startsAt === eightOClock)?.taken
      return [taken, ...rows.map(({ taken: places, seatsTaken }) => [places, seatsTaken])]
    }

    test('seats the last guests once [RESV-49]', async () => {
      comes(evening)
      expect(await walkIn(0, 20)).toBe('done')
      const taps = await Promise.all(many(6).map((index) => walkIn(index, 4)))
      expect(tally(taps)).toEqual({ done: 1, 'not-enough-seats': 5 })
      expect(await seats()).toEqual([24, [2, 24]])
    })

    test('seats guests of one tap once [RESV-49]', async () => {
      comes(evening)
      const taps = await Promise.all(many(6).map((index) => walkIn(index, 4, 'the-same-tap')))
      expect(tally(taps)).toEqual({ done: 1, 'already-seated': 5 })
      expect(await seats()).toEqual([4, [1, 4]])
    })

    test.each([
      ['slot by slot', [], '19:00'],
      ['for a stay', [{ upTo: 30, minutes: 120 }], '20:00'],
    ])('gives the last seats to desk or widget, %s [RESV-49]', async (_how, stays, time) => {
      await counter.change({ venueId: 11, type: 'reservation', service: { stays } })
      // Guests who come now are seated at seven, in the next slot.
      comes(evening - 150 * minute)
      expect(await walkIn(0, 20)).toBe('done')
      const startsAt = moment(`2026-03-10 ${time}:00`)
      const outcomes = await Promise.all([walkIn(0, 4), book(1, 4, startsAt), walkIn(1, 4), book(0, 4, startsAt)])
      expect(outcomes.filter((one) => one === 'done' || one === 'accepted')).toHaveLength(1)
    })

    test('lets the widget wait for guests who are being seated [RESV-49]', async () => {
      await counter.change({ venueId: 11, type: 'reservation', service: { stays: [{ upTo: 30, minutes: 120 }] } })
      comes(evening - 150 * minute)
      const { restaurantId } = counter
      const venue = await venueRow(both.one.db, restaurantId, id<'Venue'>(11))
      if (!venue) throw new Error('There is no venue.')
      const guests = { people: 22, name: '', key: randomUUID(), isBeyond: false }
      const seating = { venue, language: 'en', nowMs: evening - 150 * minute } as const
      // At eight those of seven still sit there: another slot, the same seats.
      const status = await begunDuring(
        both.one.db,
        (tx) => seatWalkIn(tx, guests, seating),
        () => book(1, 4),
      )
      expect(status).not.toBe('accepted')
      expect(await book(0, 2)).toBe('accepted')
    })

    test('marks a reservation once, arrived or no-show [RESV-47, RESV-48]', async () => {
      const { id: reservation } = await bookAt(0, 4)
      await book(1, 3)
      comes(evening)
      const taps = await Promise.all(many(6).map((index) => mark(index, reservation, index < 3 ? 'arrive' : 'no-show')))
      // Guests who come after all are taken in again, so that "arrived" may follow the no-show.
      const done = taps.filter((one) => one === 'done').length
      expect([1, 2]).toContain(done)
      const [row] = (await deskAt(0).read<DeskDayPlan>('venues/11/plan/2026-03-10')).reservations.filter(
        ({ id }) => id === reservation,
      )
      const isThere = row?.attendance === 'arrived'
      expect(await seats()).toEqual(isThere ? [7, [2, 7]] : [3, [1, 3]])
    })

    test('frees seats once, no-show or cancelled at once [RESV-48]', async () => {
      const { id: reservation } = await bookAt(0, 4)
      await book(1, 3)
      comes(evening)
      await Promise.all([
        mark(0, reservation, 'no-show'),
        deskAt(1).post(`reservations/${reservation}/cancel`, {}),
        mark(1, reservation, 'no-show'),
        deskAt(0).post(`reservations/${reservation}/cancel`, {}),
      ])
      expect(await seats()).toEqual([3, [1, 3]])
    })

    test('gives seats of a no-show to one [RESV-48, RESV-49]', async () => {
      const { id: reservation } = await bookAt(0, 8)
      comes(evening)
      expect([await walkIn(0, 16), await mark(1, reservation, 'no-show')]).toEqual(['done', 'done'])
      const outcomes = await Promise.all([mark(0, reservation, 'arrive'), walkIn(1, 8), walkIn(0, 8)])
      expect(tally(outcomes)).toEqual({ done: 1, 'not-enough-seats': 2 })
      expect(await seats()).toEqual([24, [2, 24]])
    })
  },
)
