import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { DeskField } from '#server/staff/editing/desk-field.ts'
import { getRestaurantInfo } from '#src/contract/restaurant.ts'
import { getDays } from '#src/contract/shift.ts'
import type { Id } from '#src/contract/values.ts'
import { hoursOfWeek } from '#src/domain/venues/opening-hours.ts'
import { clientOf, noon } from '#tests/server/support/diner.ts'
import { id } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
beforeAll(async () => {
  // 10 March 2026, a Tuesday.
  service = await startService({ now: noon })
})
beforeEach(async () => {
  restaurantId = await service.newRestaurant()
})

type Hours = {
  venues: { id: number; fields: DeskField[]; closures: { id: number; from: string; to: string; message: string }[] }[]
}
const desk = () => deskOf(service, restaurantId)
const post = async (path: string, body: object) => answerOf(await desk().post(path, body))
const saveHours = async (typed: object) => answerOf(await desk().save('venues/11/hours', typed))
async function answerOf(reply: Response) {
  return { status: reply.status, ...((await reply.json()) as { faults?: object }) }
}
const hoursOf = async (venue: number) =>
  (await desk().read<Hours>('hours')).venues.find((one) => one.id === venue) ?? { fields: [], closures: [] }

/** Monday to Sunday at a venue, as a diner reads it. */
async function seen(venue: number) {
  const { venues } = await clientOf(service, restaurantId).call(getRestaurantInfo, {})
  const found = venues.find((one) => one.id === venue)
  return hoursOfWeek(found ?? { openingHours: [] }).map(({ shifts }) => shifts.map(({ from, to }) => `${from}-${to}`))
}
async function offeredDays() {
  const search = { venueId: id<'Venue'>(11), type: 'takeAway', deliveryCityIds: null, deliveryZoneId: null } as const
  const { days } = await clientOf(service, restaurantId).call(getDays, { ...search, servicePointId: null })
  return days.filter(({ slots }) => (slots?.length ?? 1) > 0).map(({ date }) => date)
}

describe('opening hours', () => {
  test('are shown to diners as they are typed', async () => {
    expect((await hoursOf(11)).fields[0]).toMatchObject({ label: 'Monday', value: '11:00-15:30, 18:30-23:45' })
    const elsewhere = await seen(12)
    expect(await saveHours({ 1: '', 5: '12-15, 19-1' })).toMatchObject({ status: 200 })
    const week = await seen(11)
    expect([week[0], week[1], week[4]]).toEqual([[], ['11:00-15:30', '18:30-23:45'], ['12:00-15:00', '19:00-01:00']])
    expect(await seen(12)).toEqual(elsewhere)
  })

  test('stay as they are when one day is wrong', async () => {
    const before = await seen(11)
    expect(await saveHours({ 1: '12-14', 2: 'late', 3: '12-15, 14-16' })).toMatchObject({
      status: 400,
      faults: { 2: expect.stringContaining('Type hours such as'), 3: 'These hours overlap.' },
    })
    expect(await seen(11)).toEqual(before)
  })
})

describe('a closure', () => {
  const closed = { from: '2026-03-11', to: '2026-03-12', 'messages.it': 'Chiusi', 'messages.en': 'Closed' }

  test('takes slots of its days away and gives them back', async () => {
    expect(await offeredDays()).toEqual(expect.arrayContaining(['2026-03-11', '2026-03-12', '2026-03-13']))
    expect(await post('venues/11/closures', { typed: closed })).toEqual({ status: 200 })
    const [first] = (await hoursOf(11)).closures
    expect(first).toMatchObject({ from: '2026-03-11', to: '2026-03-12', message: 'Closed' })
    expect(await offeredDays()).not.toContain('2026-03-11')
    expect(await offeredDays()).toContain('2026-03-13')
    expect((await hoursOf(12)).closures).not.toContainEqual(expect.objectContaining({ from: '2026-03-11' }))
    expect(await post(`closures/${first?.id}/remove`, {})).toEqual({ status: 200 })
    expect(await offeredDays()).toContain('2026-03-11')
  })

  test('gets its own number beside another made at once', async () => {
    const other = { ...closed, from: '2026-03-20', to: '2026-03-20' }
    const made = await Promise.all([closed, other].map((typed) => post('venues/11/closures', { typed })))
    expect(made.map(({ status }) => status)).toEqual([200, 200])
    expect((await hoursOf(11)).closures.map(({ from }) => from)).toEqual(
      expect.arrayContaining(['2026-03-11', '2026-03-20']),
    )
  })

  test.each([
    [{ from: '', to: '2026-03-12' }, { from: 'Choose a day.' }],
    [{ from: '2026-02-30' }, { from: 'Choose a day.' }],
    [{ to: '2026-03-10' }, { to: 'The last day comes before the first.' }],
    [{ from: '2026-03-01', to: '2026-03-09' }, { to: 'This day has passed.' }],
    [{ to: '2027-03-13' }, { to: 'A closure is a year long at most.' }],
    [{ 'messages.it': '' }, { 'messages.it': 'What diners read in Italiano is missing.' }],
  ])('with %j is refused', async (wrong, faults) => {
    expect(await post('venues/11/closures', { typed: { ...closed, ...wrong } })).toMatchObject({ status: 400, faults })
  })

  test('of another restaurant is left alone', async () => {
    await post('venues/11/closures', { typed: closed })
    const [first] = (await hoursOf(11)).closures
    const other = await service.newRestaurant()
    expect((await deskOf(service, other).post(`closures/${first?.id}/remove`)).status).toBe(404)
    expect((await hoursOf(11)).closures).toContainEqual(first)
  })
})
