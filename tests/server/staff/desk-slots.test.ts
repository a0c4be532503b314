import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { DeskField } from '#server/staff/editing/desk-field.ts'
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

type Shift = { id: number; type: string; from: string; to: string; isOffered: boolean; fields: DeskField[] }
type Slots = { venues: { id: number; newFields: DeskField[]; shifts: Shift[] }[] }
const desk = (of = restaurantId) => deskOf(service, of)
const post = async (path: string, typed: object, of = restaurantId) => answerOf(await desk(of).post(path, { typed }))
const change = async (path: string, typed: object, of = restaurantId) => answerOf(await desk(of).save(path, typed))
async function answerOf(reply: Response) {
  return { status: reply.status, ...((await reply.json()) as { id?: number; faults?: object }) }
}
const venueOf = async (venue: number) => (await desk().read<Slots>('slots')).venues.find((one) => one.id === venue)
const save = (typed: object) => change('timetables/111/form', typed)
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
    expect(await save({ from: '12', to: '13.30', stepMinutes: '30' })).toMatchObject({ status: 200 })
    expect(await seen()).toEqual(['12:00', '12:30', '13:00', '13:30'])
  })

  test('go on after midnight on the same day of work [WIZ-50]', async () => {
    const onlyWednesday = Object.fromEntries([1, 2, 4, 5, 6, 7].map((weekday) => [`weekdays.${weekday}`, '']))
    await save({ ...onlyWednesday, from: '22', to: '1', stepMinutes: '60' })
    expect(await seen()).toEqual(['22:00', '23:00'])
    expect(await seen('2026-03-12' as LocalDate)).toEqual(['00:00', '01:00'])
    expect(await seen('2026-03-13' as LocalDate)).toEqual([])
  })

  test.each([
    ['22', '24', ['22:00', '23:00'], ['00:00']],
    ['22', '24:00', ['22:00', '23:00'], ['00:00']],
    ['00:00', '24', ['00:00', '23:00'], []],
  ])('from %s go to %s [WIZ-50]', async (from, to, first, next) => {
    const onlyWednesday = Object.fromEntries([1, 2, 4, 5, 6, 7].map((weekday) => [`weekdays.${weekday}`, '']))
    expect(await save({ ...onlyWednesday, from, to, stepMinutes: '60' })).toMatchObject({ status: 200 })
    const shown = await seen()
    expect([shown[0], shown.at(-1)]).toEqual(first)
    expect(await seen('2026-03-12' as LocalDate)).toEqual(next)
  })

  test('are offered on the days that are ticked', async () => {
    await save({ 'weekdays.3': '' })
    expect(await seen()).toEqual([])
    expect((await seen('2026-03-12' as LocalDate)).length).toBeGreaterThan(50)
    const none = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [`weekdays.${day}`, '']))
    await save(none)
    expect((await venueOf(11))?.shifts.find((shift) => shift.id === 111)?.isOffered).toBe(false)
  })

  test('are saved as they stand', async () => {
    for (const { shifts } of (await desk().read<Slots>('slots')).venues)
      for (const { id: shift, fields } of shifts) {
        const typed = Object.fromEntries(fields.map(({ name, value }) => [name, value]))
        expect((await change(`timetables/${shift}/form`, typed)).status).toBe(200)
      }
    const before = await venueOf(12)
    expect((await venueOf(12))?.shifts).toEqual(before?.shifts)
    expect((await seen())[0]).toBe('00:15')
  })

  test('take as many orders as are typed', async () => {
    await save({ capacity: '0', seats: '' })
    expect(await seen()).toEqual([])
    await save({ capacity: '' })
    expect((await seen()).length).toBeGreaterThan(50)
  })

  test.each([
    [{ from: 'noon' }, { from: 'Type a time such as 12:30.' }],
    [{ from: '14', to: '12' }, { to: 'The last slot comes before the first.' }],
    [{ from: '24' }, { from: 'Type a time such as 12:30.' }],
    [{ stepMinutes: '7' }, { stepMinutes: 'Choose one for “A slot every”.' }],
    [{ leadMinutes: '30000' }, { leadMinutes: 'This is more than two weeks.' }],
    [{ capacity: 'many' }, { capacity: 'Type a whole number up to 100000, or nothing.' }],
  ])('with %j are refused', async (typed, faults) => {
    const before = await seen()
    expect(await save(typed)).toEqual({ status: 400, reason: 'invalid', faults })
    expect(await seen()).toEqual(before)
  })

  test('in another shift are offered beside the others', async () => {
    expect(await post('venues/11/slots', { type: 'reservation', from: '19', to: '20' })).toMatchObject({
      status: 200,
    })
    const shifts = (await venueOf(11))?.shifts ?? []
    expect(shifts.map(({ type, from, to }) => [type, from, to])).toContainEqual(['reservation', '19:00', '20:00'])
    expect(await post('venues/11/slots', { type: 'dil', from: '19', to: '20' })).toMatchObject({ status: 400 })
  })

  test('of another restaurant are left alone', async () => {
    const { id: own = 0 } = await post('venues/11/slots', { from: '5', to: '6' })
    const other = await service.newRestaurant()
    expect((await change(`timetables/${own}/form`, { from: '5' }, other)).status).toBe(404)
  })
})
