import { beforeAll, describe, expect, test } from 'vitest'

import { slotBookings } from '#server/platform/db/schema/slot-tables.ts'
import { getDays, getServiceConfigs, getSlots } from '#src/contract/shift.ts'
import type { Id } from '#src/contract/values.ts'
import { instantOf } from '#src/domain/time/instant.ts'
import { clientOf, minute, noon } from '#tests/server/support/diner.ts'
import { day, id, moment } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

const search = { type: 'takeAway', deliveryCityIds: null, deliveryZoneId: null, servicePointId: null } as const
const atVenue = (venueId: number) => ({ ...search, venueId: id<'Venue'>(venueId) })

async function slotsOf(restaurantId: Id<'Restaurant'>, venueId: number, date: string) {
  const { slots } = await clientOf(service, restaurantId).call(getSlots, { ...atVenue(venueId), date: day(date) })
  return slots.map(({ from }) => from)
}

describe('lv1', () => {
  test('returns one configuration per type, null if not offered [API-19]', async () => {
    const configs = await clientOf(service, id(1)).call(getServiceConfigs, { venueId: id<'Venue'>(12), type: null })
    expect(configs).toMatchObject({
      takeAway: { type: 'takeAway', isActive: true, isBlocked: false, fixedCost: 1, fixedCostFreeFrom: 4000 },
      delivery: null,
      eatIn: null,
      dil: null,
      table: null,
      reservation: { type: 'reservation', isActive: true, maxPeople: 12 },
    })
  })

  test('says a block', async () => {
    const own = await service.newRestaurant({ venueId: 11, service: { isBlocked: true } })
    const configs = await clientOf(service, own).call(getServiceConfigs, { venueId: id<'Venue'>(11), type: null })
    expect(configs.takeAway).toMatchObject({ isActive: true, isBlocked: true })
  })
})

describe('lv2', () => {
  test('returns the next days with slots and menus [API-20]', async () => {
    const { days } = await clientOf(service, id(1)).call(getDays, atVenue(12))
    expect(days.map(({ date }) => date)).toEqual([
      '2026-03-10',
      '2026-03-11',
      '2026-03-12',
      '2026-03-13',
      '2026-03-14',
      '2026-03-15',
      '2026-03-16',
    ])
    expect(days[0]).toMatchObject({ weekday: 2, day: 10, month: 3 })
    expect(days[0]?.slots?.[0]).toEqual({ from: '12:30', to: null, timetableId: 121, menuId: 2, deliveryCityIds: [] })
    expect(days[0]?.slots?.at(-1)).toMatchObject({ from: '22:30', timetableId: 122, menuId: 1 })
    // Monday has no dinner.
    expect(days[6]?.slots?.at(-1)).toMatchObject({ from: '14:45', timetableId: 121 })
  })

  test('omits days without a slot', async () => {
    const lateOnSaturday = instantOf(moment('2026-03-14 22:20:00'), 'Europe/Rome')
    const own = await service.newRestaurant()
    service.clock.set(lateOnSaturday, own)
    const { days } = await clientOf(service, own).call(getDays, atVenue(13))
    expect(days.map(({ date }) => date)).toEqual(['2026-03-16', '2026-03-17', '2026-03-18', '2026-03-19', '2026-03-20'])
    const year = new Date().getUTCFullYear()
    service.clock.set(instantOf(moment(`${year}-12-24 12:00:00`), 'Europe/Rome'), own)
    const atChristmas = await clientOf(service, own).call(getDays, atVenue(11))
    expect(atChristmas.days.map(({ date }) => date.slice(5))).toEqual(['12-24', '12-27', '12-28', '12-29', '12-30'])
  })

  test('has no day for a type without timetables', async () => {
    const none = await clientOf(service, id(1)).call(getDays, { ...atVenue(11), type: 'delivery' })
    expect(none.days).toEqual([])
  })
})

describe('lv3', () => {
  test('says the slots of one day, in order [API-21]', async () => {
    const lunch = '11:45 12:00 12:15 12:30 12:45 13:00 13:15 13:30 13:45 14:00 14:15 14:30 14:45'
    const dinner =
      '18:30 18:45 19:00 19:15 19:30 19:45 20:00 20:15 20:30 20:45 21:00 21:15 21:30 21:45 22:00 22:15 22:30'
    expect((await slotsOf(id(1), 12, '2026-04-01')).join(' ')).toBe(`${lunch} ${dinner}`)
  })

  test.each([
    ['at the minute it starts', 0, 0, '12:00'],
    ['not a minute later', 1, 0, '12:15'],
    ['only as long as the kitchen needs before it', 0, 10, '12:15'],
    ['to the minute of that time', 5, 10, '12:15'],
    ['and not after it', 6, 10, '12:30'],
  ])('offers a slot %s', async (_case, minutesPast, leadMinutes, first) => {
    const own = await service.newRestaurant({ timetable: { leadMinutes } })
    service.clock.set(noon + minutesPast * minute + 59_000, own)
    expect((await slotsOf(own, 11, '2026-03-10'))[0]).toBe(first)
  })

  test('leaves a full slot out', async () => {
    const own = await service.newRestaurant({ timetable: { capacity: 2 } })
    const slotStart = moment('2026-03-10 13:00:00')
    const booking = { restaurantId: own, timetableId: id<'Timetable'>(111), slotStart }
    await service.db.insert(slotBookings).values({ ...booking, taken: 2 })
    const open = await slotsOf(own, 11, '2026-03-10')
    expect(open).toContain('12:45')
    expect(open).not.toContain('13:00')
  })

  test('keeps venue time when the clocks change', async () => {
    const own = await service.newRestaurant({ timetable: { leadMinutes: 0 } })
    service.clock.set(Date.parse('2026-03-29T01:00:00Z'), own)
    expect((await slotsOf(own, 11, '2026-03-29'))[0]).toBe('03:00')
  })
})
