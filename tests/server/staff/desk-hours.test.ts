import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

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

type Part = { readonly value: { readonly openingHours?: readonly object[]; readonly closures?: readonly Closed[] } }
type Closed = { readonly id: number; readonly from: string; readonly to?: string; readonly message?: unknown }
const path = 'venues/11/set-up/hours'
const desk = () => deskOf(service, restaurantId)
async function save(fields: object) {
  const reply = await desk().savePart(path, fields)
  return { status: reply.status, ...((await reply.json()) as { faults?: object }) }
}
const partOf = async (venue: number) => (await desk().read<Part>(`venues/${venue}/set-up/hours`)).value

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
    const elsewhere = await seen(12)
    const openingHours = [
      { days: ['tue'], from: '18:30', to: '24:00' },
      { days: ['tue'], from: '11:00', to: '15:30' },
      { days: ['fri'], from: '12:00', to: '15:00' },
      { days: ['fri'], from: '19:00', to: '01:00' },
    ]
    expect(await save({ openingHours })).toMatchObject({ status: 200 })
    const week = await seen(11)
    expect([week[0], week[1], week[4]]).toEqual([[], ['11:00-15:30', '18:30-24:00'], ['12:00-15:00', '19:00-01:00']])
    expect(await seen(12)).toEqual(elsewhere)
  })

  test('stay as they are when one day is wrong', async () => {
    const before = await seen(11)
    const openingHours = [
      { days: ['mon'], from: '12:00', to: '14:00' },
      { days: ['tue'], from: 'late', to: '' },
      { days: ['wed'], from: '12:00', to: '15:00' },
      { days: ['wed'], from: '14:00', to: '16:00' },
    ]
    expect(await save({ openingHours })).toMatchObject({
      status: 400,
      faults: { 'openingHours[1].from': expect.any(String), 'openingHours[1].to': expect.any(String) },
    })
    expect(await save({ openingHours: openingHours.toSpliced(1, 1) })).toMatchObject({
      status: 400,
      faults: { 'openingHours[2].from': expect.any(String) },
    })
    expect(await seen(11)).toEqual(before)
  })

  test.each([
    ['12:00-15:00', '15:00-18:00', true],
    ['12:00-15:00', '14:59-18:00', false],
    ['18:00-02:00', '20:00-23:00', false],
    ['00:00-24:00', '12:00-14:00', false],
    ['12:00-12:00', '18:00-19:00', false],
    ['18:00-24:00', '00:00-04:00', true],
  ])('%s and %s of a day go together: %s', async (first, second, isRight) => {
    const openingHours = [first, second].map((text) => ({ days: ['mon'], from: text.slice(0, 5), to: text.slice(6) }))
    expect((await save({ openingHours })).status).toBe(isRight ? 200 : 400)
  })

  test('of another venue stay', async () => {
    const elsewhere = await partOf(12)
    expect(await save({ openingHours: undefined })).toMatchObject({ status: 200 })
    expect((await seen(11)).flat()).toEqual([])
    expect(await partOf(12)).toEqual(elsewhere)
  })

  test('stand in the audit with what they were [SET-08]', async () => {
    await save({ openingHours: [{ from: '12:00', to: '15:00' }] })
    const { entries } = await desk().read<{ entries: readonly object[] }>('audit/0')
    expect(entries[0]).toMatchObject({ action: 'set-up.hours', after: { openingHours: { 1: { from: '12:00' } } } })
  })
})

describe('a venue without hours', () => {
  test('is told of them in its set-up [SET-41]', async () => {
    type Steps = { readonly steps: readonly { name: string; venue: { id: number } | null; lacks: readonly string[] }[] }
    const lacks = async () => {
      const { steps } = await desk().read<Steps>('set-up')
      return steps.find(({ name, venue }) => name === 'hours' && venue?.id === 11)?.lacks
    }
    expect(await lacks()).toEqual([])
    await save({ openingHours: undefined })
    expect(await lacks()).toEqual(['hours'])
  })
})

describe('a closure', () => {
  const closed = { from: '2026-03-11', to: '2026-03-12', message: { it: 'Chiusi', en: 'Closed' } }
  const add = async (...more: readonly object[]) =>
    save({ closures: [...((await partOf(11)).closures ?? []), ...more] })
  const without = async (from: string) =>
    save({ closures: (await partOf(11)).closures?.filter((each) => each.from !== from) })

  test('takes slots of its days away and gives them back', async () => {
    expect(await offeredDays()).toEqual(expect.arrayContaining(['2026-03-11', '2026-03-12', '2026-03-13']))
    expect(await add(closed)).toMatchObject({ status: 200 })
    expect((await partOf(11)).closures).toContainEqual({ ...closed, id: expect.any(Number) })
    expect(await offeredDays()).not.toContain('2026-03-11')
    expect(await offeredDays()).toContain('2026-03-13')
    expect((await partOf(12)).closures ?? []).not.toContainEqual(expect.objectContaining({ from: '2026-03-11' }))
    expect(await without('2026-03-11')).toMatchObject({ status: 200 })
    expect(await offeredDays()).toContain('2026-03-11')
  })

  test('gets its own number beside another', async () => {
    await add(closed, { from: '2026-03-20' })
    const ids = (await partOf(11)).closures?.map((each) => each.id) ?? []
    expect(new Set(ids).size).toBe(ids.length)
    expect((await partOf(11)).closures?.map(({ from }) => from)).toEqual(
      expect.arrayContaining(['2026-03-11', '2026-03-20']),
    )
  })

  test.each([
    [{ from: '' }, 'from'],
    [{ from: '2026-02-30' }, 'from'],
    [{ to: '2026-03-10' }, 'to'],
    [{ to: '2027-03-13' }, 'to'],
    [{ message: {} }, 'message'],
  ])('with %j is refused', async (wrong, field) => {
    const { closures = [] } = await partOf(11)
    expect(await add({ ...closed, ...wrong })).toMatchObject({
      status: 400,
      faults: { [`closures[${closures.length}].${field}`]: expect.any(String) },
    })
  })

  test('of a year is the longest', async () => {
    expect(await add({ ...closed, to: '2027-03-12' })).toMatchObject({ status: 200 })
  })

  test('of another restaurant is left alone', async () => {
    await add(closed)
    const before = await partOf(11)
    const other = deskOf(service, await service.newRestaurant())
    await other.savePart(path, { closures: undefined })
    expect(await partOf(11)).toEqual(before)
  })
})
