import { describe, expect, test } from 'vitest'

import { zoneAddress } from '#src/domain/areas/build-order-address.ts'
import { choose, dayOf, slotOf } from '#src/features/order-options/use-order-choice.ts'
import type { OrderChoice } from '#src/features/order-options/use-order-choice.ts'
import type { OrderSlot } from '#src/parts/slots/orderable-slots.ts'
import { nowhere } from '#src/parts/start/nowhere.ts'
import { slotAtOnce } from '#src/parts/start/slot-at-once.ts'
import type { OrderDay } from '#src/parts/start/use-days.ts'
import { aDeliveryCity, aDeliveryZone } from '#tests/support/address-builders.ts'
import { day, id, moment, time } from '#tests/support/builders.ts'

const friday = day('2026-11-20')
const saturday = day('2026-11-21')
const seven = { from: time('19:00'), timetableId: id<'Timetable'>(1) }
const eight = { from: time('20:00'), timetableId: id<'Timetable'>(1) }

const complete: OrderChoice = {
  type: 'takeAway',
  place: nowhere,
  people: null,
  date: friday,
  slot: seven,
  asSoonAsPossible: false,
  open: null,
}

function anOrderDay(date: OrderDay['date'], ...slots: (typeof seven)[]): OrderDay {
  const whole = slots.map((slot): OrderSlot => ({ ...slot, to: null, menuId: id(1), deliveryCityIds: [] }))
  return { date, weekday: 5, day: 20, month: 11, slots: whole }
}

const slotIn = (choice: OrderChoice, on: OrderDay | undefined) => slotOf(choice, on ?? null, on?.slots ?? [])

describe('choose', () => {
  test('clears day and time with another type', () => {
    expect(choose(complete, { to: 'type', type: 'eatIn' })).toEqual({
      ...complete,
      type: 'eatIn',
      date: null,
      slot: null,
      open: 'day',
    })
  })

  test('keeps everything with the same type', () => {
    expect(choose({ ...complete, open: 'type' }, { to: 'type', type: 'takeAway' })).toEqual(complete)
  })

  test.each([
    ['another day', saturday, null],
    ['the same day', friday, seven],
  ])('with %s the time is cleared or kept', (_which, date, slot) => {
    expect(choose(complete, { to: 'day', date, isFinal: true })).toEqual({ ...complete, date, slot, open: 'slot' })
  })

  test('keeps the day open while arrow keys pass by', () => {
    expect(choose(complete, { to: 'day', date: saturday, isFinal: false }).open).toBe('day')
  })

  test('takes the only day along with the time', () => {
    const choice = choose(
      { ...complete, date: null, slot: null },
      { to: 'slot', date: friday, slot: { ...eight, to: null } as never },
    )
    expect(choice).toEqual({ ...complete, slot: eight, open: 'slot' })
  })
})

describe('choosing a place', () => {
  const atPoint = { ...nowhere, servicePointId: id<'ServicePoint'>(401) }
  const inZone = (zone: number) => ({
    ...nowhere,
    address: zoneAddress(aDeliveryCity(), aDeliveryZone({ id: id(zone) })),
  })
  const brought: OrderChoice = { ...complete, type: 'delivery', place: inZone(7), people: 3, asSoonAsPossible: true }

  test.each([
    ['another zone', brought, inZone(8)],
    ['no zone', brought, { ...nowhere, address: zoneAddress(aDeliveryCity(), null) }],
    ['another point', { ...brought, place: atPoint }, { ...nowhere, servicePointId: id<'ServicePoint'>(402) }],
    ['a table', { ...brought, place: nowhere }, { ...nowhere, table: { id: id<'Table'>(1), name: '1', code: 'one' } }],
  ] as const)('clears day and time with %s [WIZ-35]', (_which, choice, place) => {
    expect(choose(choice, { to: 'place', place, isFinal: true })).toEqual({
      ...choice,
      place,
      date: null,
      slot: null,
      asSoonAsPossible: false,
      open: 'day',
    })
  })

  test('keeps day and time with the same place', () => {
    const again = choose({ ...brought, open: 'place' }, { to: 'place', place: inZone(7), isFinal: true })
    expect(again).toEqual(brought)
  })

  test('stays open while more of the place may be chosen', () => {
    expect(choose(brought, { to: 'place', place: inZone(8), isFinal: false }).open).toBeNull()
  })

  test('clears the place with another type [WIZ-35]', () => {
    expect(choose(brought, { to: 'type', type: 'dil' }).place).toEqual(nowhere)
  })

  test('changes the people and nothing else', () => {
    expect(choose(brought, { to: 'people', people: 5 })).toEqual({ ...brought, people: 5 })
  })
})

describe('dayOf and slotOf', () => {
  const days = [anOrderDay(friday, seven), anOrderDay(saturday, seven, eight)]

  test('finds what was chosen among what is offered', () => {
    expect(dayOf(complete, days)).toBe(days[0])
    expect(slotIn(complete, days[0])?.from).toBe('19:00')
  })

  test('takes a single day by itself, but no time', () => {
    const choice: OrderChoice = { ...complete, date: null, slot: null }
    expect(dayOf(choice, days.slice(0, 1))).toBe(days[0])
    expect(dayOf(choice, days)).toBeNull()
    expect(slotIn(choice, days[0])).toBeNull()
  })

  test('takes whatever comes first for as soon as possible [WIZ-32]', () => {
    const soon = { ...complete, date: saturday, slot: eight, asSoonAsPossible: true }
    expect(slotIn(soon, days[1])?.from).toBe('19:00')
    expect(slotIn(soon, { ...days[1], slots: [] } as OrderDay)).toBeNull()
  })

  test('drops a day or time no longer offered', () => {
    expect(dayOf(complete, [anOrderDay(saturday, eight), anOrderDay(day('2026-11-22'), eight)])).toBeNull()
    expect(slotIn(complete, anOrderDay(friday, eight))).toBeNull()
    expect(slotIn(complete, anOrderDay(saturday, seven))).toBeNull()
  })
})

describe('a table', () => {
  const fourth = { id: id<'Table'>(4), name: '4', code: 'four' }
  const atTable: OrderChoice = { ...complete, type: 'table', place: { ...nowhere, table: fourth } }

  test('is left behind with its type', () => {
    expect(choose(atTable, { to: 'type', type: 'takeAway' }).place.table).toBeNull()
  })

  test('clears day and time only when it changes [WIZ-35]', () => {
    const seventh = { id: id<'Table'>(7), name: '7', code: 'seven' }
    expect(choose(atTable, { to: 'place', place: { table: seventh }, isFinal: true })).toEqual({
      ...atTable,
      place: { ...nowhere, table: seventh },
      date: null,
      slot: null,
      open: 'day',
    })
    const again = choose({ ...atTable, open: 'place' }, { to: 'place', place: { table: { ...fourth } }, isFinal: true })
    expect(again).toEqual(atTable)
  })
})

describe('slotAtOnce', () => {
  test.each([
    ['the slot that runs', [anOrderDay(friday, seven, eight)], '19:00', '19:00'],
    ['the only one, which comes later', [anOrderDay(friday, seven)], '18:00', '19:00'],
    ['none of several that come later', [anOrderDay(friday, seven, eight)], '18:59', null],
    ['none where there is none', [], '19:00', null],
  ])('is %s', (_which, days, at, expected) => {
    expect(slotAtOnce(days, moment(`2026-11-20 ${at}:30`))?.slot.from ?? null).toBe(expected)
  })

  test('goes on after midnight in the days read before [WIZ-49]', () => {
    const days = [anOrderDay(friday, eight), anOrderDay(saturday, { ...seven, from: time('00:00') })]
    const at = (text: string) => slotAtOnce(days, moment(text))
    expect(at('2026-11-20 23:59:59')?.day.date).toBe(friday)
    expect(at('2026-11-21 00:00:00')).toMatchObject({ day: { date: saturday }, slot: { from: '00:00' } })
  })
})
