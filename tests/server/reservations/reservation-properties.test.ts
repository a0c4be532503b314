import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'

import { timeToPayMs } from '#server/payments/payment-deps.ts'
import { reservations } from '#server/platform/db/schema/reservation-tables.ts'
import { slotBookings } from '#server/platform/db/schema/slot-tables.ts'
import { getClientSecret, notifyConfirmation } from '#src/contract/pay.ts'
import { reserve } from '#src/contract/reservation.ts'
import { aTable } from '#tests/server/support/a-table.ts'
import { aCounter, minute, noon, statusOf } from '#tests/server/support/diner.ts'
import { payer } from '#tests/server/support/payer.ts'
import { id, moment, price } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

/** Eight o'clock at the restaurant has come. */
const evening = noon + 8 * 60 * minute
const venueId = id<'Venue'>(21)
const seats = 12
/** Long enough for two slots, so that who comes at eight is still there at half past. */
const stays = [{ upTo: 10, minutes: 60 }]

type Bench = Awaited<ReturnType<typeof aBench>>

async function aBench() {
  const counter = await aCounter(service, { like: 2 })
  await counter.change({ type: 'reservation', service: { stays }, timetable: { seats } })
  const { restaurantId } = counter
  const { method, confirm, desk } = payer(service, { ...counter, venueId: 21 })
  const booked = () =>
    service.db.select().from(reservations).where(eq(reservations.restaurantId, restaurantId)).orderBy(reservations.id)
  return { ...counter, method, confirm, desk, booked }
}

type Pick = { readonly pick: number; readonly people: number; readonly half: boolean }

const book = ({ diner }: Bench, { people, half }: Pick, more: object = {}) => {
  const startsAt = moment(`2026-03-10 20:${half ? '30' : '00'}:00`)
  return statusOf(diner.api.call(reserve, { ...aTable, venueId, people, startsAt, ...more }))
}
const deposit = { deposit: price('10.00'), paymentMode: 'card' } as const

async function withOne(bench: Bench, { pick }: Pick, act: (reservationId: number) => Promise<unknown>) {
  const all = await bench.booked()
  const one = all[pick % Math.max(1, all.length)]
  if (one) await act(one.id)
}

const steps = {
  book: (bench, wish) => book(bench, wish),
  bookWithDeposit: (bench, wish) => book(bench, wish, deposit),
  change: (bench, wish) =>
    withOne(bench, wish, (reservationId) => book(bench, wish, { ...deposit, id: id<'Reservation'>(reservationId) })),
  pay: (bench, wish) =>
    withOne(bench, wish, async (reservationId) => {
      const entity = { entityKind: 'reservation', entityId: id<'Reservation'>(reservationId), token: null } as const
      const { api } = bench.diner
      const secret = await api.call(getClientSecret, { venueId, ...entity }).catch(() => null)
      if (secret) await bench.confirm(secret.clientSecret, await bench.method())
      await statusOf(api.call(notifyConfirmation, entity))
    }),
  refuse: (bench, wish) => withOne(bench, wish, (of) => bench.desk.post(`reservations/${of}/refuse`, {})),
  cancel: (bench, wish) => withOne(bench, wish, (of) => bench.desk.post(`reservations/${of}/cancel`, {})),
  confirm: (bench, wish) => withOne(bench, wish, (of) => bench.desk.post(`reservations/${of}/confirm`, {})),
  arrive: (bench, wish) =>
    withOne(bench, wish, (of) => bench.desk.post(`reservations/${of}/arrive`, { isBeyond: false })),
  noShow: (bench, wish) => withOne(bench, wish, (of) => bench.desk.post(`reservations/${of}/no-show`, {})),
  walkIn: (bench, { people, pick }) =>
    bench.desk.post('venues/21/walk-ins', { people, name: '', key: `party-of-guests-${pick}`, isBeyond: false }),
  eveningComes: ({ restaurantId }) => {
    service.clock.set(Math.max(service.clock.now(restaurantId), evening), restaurantId)
    return Promise.resolve()
  },
  timeToPayPasses: async ({ restaurantId }) => {
    service.clock.set(service.clock.now(restaurantId) + timeToPayMs + minute, restaurantId)
    await service.sweep()
  },
} satisfies Record<string, (bench: Bench, wish: Pick) => Promise<unknown>>

const step = fc.record({
  name: fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])),
  wish: fc.record({ pick: fc.nat(20), people: fc.integer({ min: 1, max: 8 }), half: fc.boolean() }),
})
/** Steps of one group happen at the same moment. */
const groups = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 8 })

const isLiving = ({ status, attendance }: { readonly status: string; readonly attendance: string | null }) =>
  status !== 'refused' && status !== 'cancelled' && attendance !== 'noShow'

const msOf = (time: string) => Date.parse(`${time.replace(' ', 'T')}Z`)

/** Whether guests who come at `from` sit there still, or already, at another time. */
function isThere(from: string, at: string): boolean {
  const passed = msOf(at) - msOf(from)
  return passed >= 0 && passed < 60 * minute
}

test('only living reservations hold seats, never too many [RESV-38, RESV-47..49]', async () => {
  await fc.assert(
    fc.asyncProperty(groups, async (rounds) => {
      const bench = await aBench()
      for (const round of rounds) await Promise.all(round.map(({ name, wish }) => steps[name](bench, wish)))
      const living = (await bench.booked()).filter(isLiving)
      const held = await service.db.select().from(slotBookings).where(eq(slotBookings.restaurantId, bench.restaurantId))
      for (const { slotStart, taken, seatsTaken } of held) {
        const here = living.filter(({ startsAt }) => startsAt === slotStart)
        const people = here.reduce((sum, one) => sum + one.people, 0)
        expect({ taken, seatsTaken }).toEqual({ taken: here.length, seatsTaken: people })
      }
      for (const { startsAt } of living) {
        const together = living.filter((one) => isThere(one.startsAt, startsAt))
        expect(together.reduce((sum, one) => sum + one.people, 0)).toBeLessThanOrEqual(seats)
      }
    }),
    { numRuns: 8 },
  )
}, 400_000)
