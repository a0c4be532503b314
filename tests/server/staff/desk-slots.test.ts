import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { PartValue } from '#desk/contract/set-up/file-parts.ts'
import { getSlots } from '#src/contract/shift.ts'
import type { Id, LocalDate } from '#src/contract/values.ts'
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

type Services = PartValue<'services'>['services']
const path = 'venues/11/set-up/services'
const desk = (of = restaurantId) => deskOf(service, of)
const servicesOf = async (of = restaurantId) =>
  (await desk(of).read<{ value: { services: Services } }>(path)).value.services

/** Saves the times of take-away at venue 11, its only ones, with some fields changed. */
async function save(changed: object, of = restaurantId) {
  const { takeAway, ...others } = await servicesOf(of)
  const slots = takeAway?.slots?.map((slot) => ({ ...slot, ...changed }))
  const reply = await desk(of).savePart(path, { services: { ...others, takeAway: { ...takeAway, slots } } })
  return { status: reply.status, ...((await reply.json()) as { reason?: string; faults?: object }) }
}
const wednesday = '2026-03-11' as LocalDate

/** The slots of a day at venue 11, as a diner reads them. */
async function seen(date = wednesday, type: 'takeAway' | 'delivery' = 'takeAway') {
  const search = { venueId: id<'Venue'>(11), type, deliveryCityIds: null, deliveryZoneId: null } as const
  const { slots } = await clientOf(service, restaurantId).call(getSlots, { ...search, servicePointId: null, date })
  return slots.map(({ from }) => from)
}

describe('slots of a shift', () => {
  test('are offered as the owner has typed them', async () => {
    expect((await seen()).length).toBeGreaterThan(50)
    expect(await save({ from: '12:00', to: '13:30', every: 30 })).toMatchObject({ status: 200 })
    expect(await seen()).toEqual(['12:00', '12:30', '13:00', '13:30'])
  })

  test('go on after midnight on the same day of work [WIZ-50]', async () => {
    await save({ days: ['wed'], from: '22:00', to: '01:00', every: 60 })
    expect(await seen()).toEqual(['22:00', '23:00'])
    expect(await seen('2026-03-12' as LocalDate)).toEqual(['00:00', '01:00'])
    expect(await seen('2026-03-13' as LocalDate)).toEqual([])
  })

  test.each([
    ['22:00', '24:00', ['22:00', '23:00'], ['00:00']],
    ['00:00', '24:00', ['00:00', '23:00'], []],
  ])('from %s go to %s [WIZ-50]', async (from, to, first, next) => {
    expect(await save({ days: ['wed'], from, to, every: 60 })).toMatchObject({ status: 200 })
    const shown = await seen()
    expect([shown[0], shown.at(-1)]).toEqual(first)
    expect(await seen('2026-03-12' as LocalDate)).toEqual(next)
  })

  test('are offered on the days that are ticked', async () => {
    await save({ days: ['mon', 'tue', 'thu', 'fri', 'sat', 'sun'] })
    expect(await seen()).toEqual([])
    expect((await seen('2026-03-12' as LocalDate)).length).toBeGreaterThan(50)
    await save({ days: [] })
    expect((await servicesOf()).takeAway?.slots).toMatchObject([{ id: 111, days: [] }])
    expect(await seen('2026-03-12' as LocalDate)).toEqual([])
  })

  test('are saved as they stand', async () => {
    const before = await servicesOf()
    expect(await save({})).toMatchObject({ status: 200 })
    expect(await servicesOf()).toEqual(before)
    expect((await seen())[0]).toBe('00:15')
  })

  test('take as many orders as are typed', async () => {
    await save({ orders: 0, seats: undefined })
    expect(await seen()).toEqual([])
    await save({ orders: undefined })
    expect((await seen()).length).toBeGreaterThan(50)
  })

  test.each([
    [{ from: 'noon' }, { from: 'Enter a time such as 18:30.' }],
    [
      { from: '14:00', to: '12:00' },
      { to: 'The last time is before the first. After midnight they can go on until noon.' },
    ],
    [{ from: '24:00' }, { from: 'Enter a time such as 18:30.' }],
    [{ every: 0 }, { every: 'Enter more than 0.' }],
    [{ lead: 30_000 }, { lead: 'Two weeks at most: 20160 minutes.' }],
    [{ orders: 'many' }, { orders: 'Enter a number.' }],
  ])('with %j are refused', async (typed, faults) => {
    const before = await seen()
    const atFields = Object.entries(faults).map(([field, said]) => [`services.takeAway.slots[0].${field}`, said])
    expect(await save(typed)).toEqual({ status: 400, reason: 'invalid', faults: Object.fromEntries(atFields) })
    expect(await seen()).toEqual(before)
  })

  test('in another shift are offered beside the others', async () => {
    const { reservation, ...others } = await servicesOf()
    const slots = [...(reservation?.slots ?? []), { from: '19:00', to: '20:00' }]
    const reply = await desk().savePart(path, { services: { ...others, reservation: { ...reservation, slots } } })
    expect(reply.status).toBe(200)
    const after = await servicesOf()
    expect(after.reservation?.slots).toMatchObject(slots)
    expect(after.takeAway).toEqual(others.takeAway)
  })

  test('of another restaurant are left alone', async () => {
    const before = await servicesOf()
    const other = await service.newRestaurant()
    expect(await save({ from: '05:00' }, other)).toMatchObject({ status: 200 })
    expect(await servicesOf()).toEqual(before)
  })
})
