import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'

import { slotTimesOf } from '#server/slots/timetable-slots.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import { getDays, getSlots } from '#src/contract/shift.ts'
import type { Id, LocalDate, LocalDateTime, LocalTime } from '#src/contract/values.ts'
import { instantOf } from '#src/domain/time/instant.ts'
import { addDays, dateOf, wallClock } from '#src/domain/time/wall-clock.ts'
import { clientOf, minute, noon, post } from '#tests/server/support/diner.ts'
import { day, id, moment } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

type Search = Partial<RequestOf<typeof getDays>> & { readonly at: number }

const asked = ({ at, ...search }: Search) => ({
  type: 'delivery' as const,
  deliveryCityIds: null,
  deliveryZoneId: null,
  servicePointId: null,
  ...search,
  venueId: id<'Venue'>(at),
})
const today = day('2026-03-10')

async function daysOf(restaurantId: Id<'Restaurant'>, search: Search) {
  return (await clientOf(service, restaurantId).call(getDays, asked(search))).days
}

async function slotsOf(restaurantId: Id<'Restaurant'>, search: Search, date = today) {
  return (await clientOf(service, restaurantId).call(getSlots, { ...asked(search), date })).slots
}

/** The starts, a day of lv2 and lv3 agreeing. */
async function startsOf(restaurantId: Id<'Restaurant'>, search: Search) {
  const [first] = await daysOf(restaurantId, search)
  const slots = await slotsOf(restaurantId, search)
  expect(first?.slots ?? []).toEqual(first?.date === today ? slots : [])
  return slots.map(({ from }) => from)
}

describe('what is brought', () => {
  test('returns from and to for DELIVERY and DIL [WIZ-26] [WIZ-27] [API-20] [API-21]', async () => {
    const [delivery] = await slotsOf(id(2), { at: 21 })
    expect(delivery).toEqual({ from: '12:30', to: '12:45', timetableId: 212, menuId: 1, deliveryCityIds: [] })
    const [dil] = await slotsOf(id(4), { at: 41, type: 'dil', servicePointId: id(401) })
    expect(dil).toMatchObject({ from: '12:15', to: '12:30', timetableId: 412 })
    for (const type of ['takeAway', 'eatIn', 'table'] as const) {
      expect((await slotsOf(id(2), { at: 21, type })).every(({ to }) => to === null)).toBe(true)
    }
  })

  test('may come until midnight and on', async () => {
    const slots = await slotsOf(id(2), { at: 21 })
    expect(slots.at(-1)).toMatchObject({ from: '23:45', to: '00:00' })
    const own = await service.newRestaurant({ like: 2, type: 'delivery', timetable: { stepMinutes: 60 } })
    expect((await slotsOf(own, { at: 21 })).at(-1)).toMatchObject({ from: '23:15', to: '00:15' })
  })
})

describe('slots by city', () => {
  const starts = (cities: readonly number[] | null) =>
    startsOf(id(3), { at: 31, deliveryCityIds: cities?.map((city) => id<'DeliveryCity'>(city)) ?? null })

  test('are those that name the chosen city [WIZ-31]', async () => {
    expect((await starts([301])).slice(0, 3)).toEqual(['12:30', '12:45', '13:00'])
    expect((await starts([302])).slice(0, 3)).toEqual(['12:45', '13:15', '13:45'])
    const [slot] = await slotsOf(id(3), { at: 31, deliveryCityIds: [id(302)] })
    expect(slot).toMatchObject({ timetableId: 313, deliveryCityIds: [302] })
  })

  test('come once where an address lies in two of them', async () => {
    const both = await starts([301, 302])
    expect(both).toEqual(await starts([301]))
    expect(new Set(both).size).toBe(both.length)
  })

  test('are all there while no city is chosen', async () => {
    const slots = await slotsOf(id(3), { at: 31 })
    expect(slots.filter(({ from }) => from === '13:15').map(({ timetableId }) => timetableId)).toEqual([312, 313])
  })

  test('take one id as well as a list [API-20] [API-21]', async () => {
    const body = { id_ristorante: 3, id_locale: 31, tipo: 'DELIVERY', data: today, id_consegna_zona: null }
    const of = async (path: string, city: unknown) =>
      (await post(service, path, { ...body, id_consegna_citta: city, id_punto_di_servizio: null })).content.data
    for (const path of ['/restaurant/shifts/lv2', '/restaurant/shifts/lv3']) {
      expect(await of(path, 302)).toEqual(await of(path, [302]))
      expect(await of(path, 302)).not.toEqual(await of(path, 301))
    }
  })

  test('do not differ where the venue does not say so', async () => {
    const own = await service.newRestaurant({
      like: 3,
      venueId: 31,
      type: 'delivery',
      service: { hasSlotsByCity: false },
    })
    const slots = await slotsOf(own, { at: 31, deliveryCityIds: [id(302)] })
    expect(slots.filter(({ from }) => from === '13:15').map(({ timetableId }) => timetableId)).toEqual([312, 313])
  })
})

describe('a place outside delivery has no slots', () => {
  test.each([
    ['a city of another venue', 3, { at: 31, deliveryCityIds: [304] }],
    ['a city that is not for DELIVERY', 3, { at: 31, deliveryCityIds: [305] }],
    ['an unknown city', 2, { at: 21, deliveryCityIds: [999] }],
    ['a zone of another city', 2, { at: 21, deliveryCityIds: [202], deliveryZoneId: 1 }],
    ['a service point that the mask leaves out', 4, { at: 43, type: 'dil', servicePointId: 401 }],
    ['a service point of another venue', 7, { at: 72, type: 'dil', servicePointId: 702 }],
    ['at a fair, a point that the stand does not serve', 4, { at: 43, type: 'takeAway', servicePointId: 403 }],
  ])('%s', async (_case, restaurantId, search) => {
    expect(await startsOf(id(restaurantId), search as unknown as Search)).toEqual([])
  })

  test.each([
    ['a city', 2, { at: 21, deliveryCityIds: [202] }],
    ['a city and its zone', 2, { at: 21, deliveryCityIds: [201], deliveryZoneId: 1 }],
    ['one of several cities', 3, { at: 32, deliveryCityIds: [303, 302] }],
    ['a service point', 7, { at: 72, type: 'dil', servicePointId: 701 }],
  ])('but %s it brings to has', async (_case, restaurantId, search) => {
    expect(await startsOf(id(restaurantId), search as unknown as Search)).not.toEqual([])
  })

  test('elsewhere a point for DIL only is ignored', async () => {
    expect(await startsOf(id(2), { at: 21, type: 'takeAway', servicePointId: id(401) })).not.toEqual([])
  })
})

describe('what stops a type', () => {
  test.each([
    ['a block', { service: { isBlocked: true } }],
    ['switched off', { service: { isActive: false } }],
    ['a closure', { closure: { from: today, to: addDays(today, 6) } }],
    ['full slots', { timetable: { capacity: 0 } }],
    ['a lead of eight days', { timetable: { leadMinutes: 8 * 24 * 60 } }],
  ])('%s: no day, and the other types go on [WIZ-25]', async (_case, changes) => {
    const own = await service.newRestaurant({ like: 2, ...('closure' in changes ? {} : { type: 'eatIn' }), ...changes })
    expect(await daysOf(own, { at: 21, type: 'eatIn' })).toEqual([])
    expect(await slotsOf(own, { at: 21, type: 'eatIn' })).toEqual([])
    const others = await daysOf(own, { at: 21, type: 'takeAway' })
    expect(others.length > 0).toBe(!('closure' in changes))
  })

  test('a type that is not offered', async () => {
    expect(await daysOf(id(2), { at: 21, type: 'dil' })).toEqual([])
  })

  test('seats: the slot goes when the last one is taken', async () => {
    const slot = { timetableId: id<'Timetable'>(213), slotStart: moment('2026-03-10 20:15:00'), taken: 3 }
    const own = await service.newRestaurant({ like: 2, bookings: [{ ...slot, seatsTaken: 47 }] })
    const eatIn = { at: 21, type: 'eatIn' } as const
    expect(await startsOf(own, eatIn)).toContain('20:15')
    await service.changeRestaurant(own, { bookings: [{ ...slot, seatsTaken: 48 }] })
    expect(await startsOf(own, eatIn)).not.toContain('20:15')
    expect(await startsOf(own, eatIn)).toContain('20:45')
  })

  test('a closure of one day alone', async () => {
    const closure = { from: day('2026-03-12'), to: day('2026-03-12') }
    const own = await service.newRestaurant({ like: 2, closure })
    const dates = (await daysOf(own, { at: 21 })).map(({ date }) => date.slice(8))
    expect(dates).toEqual(['10', '11', '13', '14', '15', '16'])
  })
})

describe('at a table', () => {
  const tableSlots = async (now: string) => {
    const own = await service.newRestaurant({ like: 2 })
    service.clock.set(instantOf(moment(now), 'Europe/Rome'), own)
    return { own, days: await daysOf(own, { at: 21, type: 'table' }) }
  }

  test.each([
    ['2026-03-10 12:00:00', '12:00'],
    ['2026-03-10 12:14:59', '12:00'],
    ['2026-03-10 12:15:00', '12:15'],
    ['2026-03-10 23:59:59', '23:45'],
    ['2026-03-10 00:00:00', '00:00'],
    ['2026-03-10 00:14:59', '00:00'],
  ])('at %s the slot of %s is current; only today', async (now, first) => {
    const { own, days } = await tableSlots(now)
    expect(days.map(({ date }) => date)).toEqual(['2026-03-10'])
    expect(days[0]?.slots?.[0]?.from).toBe(first)
    expect(await slotsOf(own, { at: 21, type: 'table' }, day('2026-03-11'))).toEqual([])
  })

  test('nothing runs after hours', async () => {
    const own = await service.newRestaurant({ like: 2, type: 'table', timetable: { to: '11:30' as LocalTime } })
    expect(await daysOf(own, { at: 21, type: 'table' })).toEqual([])
  })
})

describe('a courier', () => {
  test('returns its hours by day: lv2 without, lv3 with [WIZ-28] [WIZ-29]', async () => {
    const courier = { at: 33, deliveryCityIds: [id<'DeliveryCity'>(304)] }
    const days = await daysOf(id(3), courier)
    expect(days).toHaveLength(7)
    expect(days.every(({ slots }) => slots === null)).toBe(true)
    const slots = await slotsOf(id(3), courier, day('2026-03-11'))
    expect(slots[0]).toMatchObject({ from: '00:15', to: '00:45', timetableId: 331 })
  })

  test('has no day without slots', async () => {
    const own = await service.newRestaurant({ like: 3, venueId: 33, timetable: { weekdays: [3] } })
    expect((await daysOf(own, { at: 33 })).map(({ date }) => date)).toEqual(['2026-03-11'])
  })

  test('brings DIL too, but nobody a take-away', async () => {
    const own = await service.newRestaurant({ like: 4, venueId: 42, venue: { slotProvider: 'eatintime' } })
    const slotsOfType = async (type: 'dil' | 'takeAway') => (await daysOf(own, { at: 42, type }))[0]?.slots
    expect(await slotsOfType('dil')).toBeNull()
    expect(await slotsOfType('takeAway')).not.toBeNull()
  })
})

describe('across the days on which clocks change', () => {
  // A week around each change, forward and back, of zones that change at different hours and by different steps.
  const changes = [
    ['Europe/Rome', '2026-03-29'],
    ['Europe/Rome', '2026-10-25'],
    ['America/New_York', '2026-03-08'],
    ['America/New_York', '2026-11-01'],
    ['Australia/Lord_Howe', '2026-10-04'],
    ['Australia/Lord_Howe', '2026-04-05'],
    ['America/Santiago', '2026-09-06'],
    ['Pacific/Kiritimati', '2026-06-01'],
  ] as const
  const hours = { from: '00:00' as LocalTime, to: '23:45' as LocalTime, stepMinutes: 15 }

  test('a day offers each wall-clock time once [BCONST-06, WIZ-48]', async () => {
    const own = await service.newRestaurant({ like: 2 })
    const grid = slotTimesOf(hours)
    const aMoment = fc.tuple(fc.constantFrom(...changes), fc.integer({ min: -36 * 60, max: 36 * 60 }))
    await fc.assert(
      fc.asyncProperty(aMoment, fc.constantFrom(0, 20, 90), async ([[timeZone, date], minutes], leadMinutes) => {
        const nowMs = instantOf(moment(`${date} 02:00:00`), timeZone) + minutes * minute
        await service.changeRestaurant(own, { venue: { timeZone }, timetable: { ...hours, leadMinutes } })
        service.clock.set(nowMs, own)
        const days = await daysOf(own, { at: 21, type: 'takeAway' })
        const earliestMs = Math.floor(nowMs / minute + leadMinutes) * minute
        const firstDay = dateOf(wallClock(nowMs, timeZone))
        for (const at of Array.from({ length: 7 }, (_, index): LocalDate => addDays(firstDay, index))) {
          const offered = days.find((each) => each.date === at)?.slots?.map(({ from }) => from) ?? []
          // Of times that occur twice the first one, and none that the clocks skip.
          const isOffered = (start: LocalDateTime) =>
            instantOf(start, timeZone) >= earliestMs && wallClock(instantOf(start, timeZone), timeZone) === start
          expect(offered).toEqual(grid.filter((from) => isOffered(moment(`${at} ${from}:00`))))
        }
      }),
      { numRuns: 60 },
    )
  })
})
