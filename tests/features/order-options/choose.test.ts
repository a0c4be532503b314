import { describe, expect, it } from 'vitest'

import type { OrderSlot } from '#src/components/orderable-slots.ts'
import type { OrderDay } from '#src/features/order-options/use-days.ts'
import { choose, dayOf, slotAtOnce, slotOf } from '#src/features/order-options/use-order-choice.ts'
import type { OrderChoice } from '#src/features/order-options/use-order-choice.ts'
import { day, id, moment, time } from '#tests/support/builders.ts'

const friday = day('2026-11-20')
const saturday = day('2026-11-21')
const seven = { from: time('19:00'), timetableId: id<'Timetable'>(1) }
const eight = { from: time('20:00'), timetableId: id<'Timetable'>(1) }

const complete: OrderChoice = { type: 'takeAway', table: null, date: friday, slot: seven, open: null }

function anOrderDay(date: OrderDay['date'], ...slots: (typeof seven)[]): OrderDay {
  const whole = slots.map((slot): OrderSlot => ({ ...slot, to: null, menuId: id(1), deliveryCityIds: [] }))
  return { date, weekday: 5, day: 20, month: 11, slots: whole }
}

describe('choose', () => {
  it('clears day and time with another type and opens the day', () => {
    expect(choose(complete, { to: 'type', type: 'eatIn', table: null })).toEqual({
      type: 'eatIn',
      table: null,
      date: null,
      slot: null,
      open: 'day',
    })
  })

  it('keeps everything with the same type', () => {
    expect(choose({ ...complete, open: 'type' }, { to: 'type', type: 'takeAway', table: null })).toEqual(complete)
  })

  it.each([
    ['another day', saturday, null],
    ['the same day', friday, seven],
  ])('with %s the time is cleared or kept', (_which, date, slot) => {
    expect(choose(complete, { to: 'day', date, isFinal: true })).toEqual({ ...complete, date, slot, open: 'slot' })
  })

  it('keeps the day open while arrow keys pass by', () => {
    expect(choose(complete, { to: 'day', date: saturday, isFinal: false }).open).toBe('day')
  })

  it('takes the day along with the time, for a day that needed no choice', () => {
    const choice = choose(
      { ...complete, date: null, slot: null },
      { to: 'slot', date: friday, slot: { ...eight, to: null } as never },
    )
    expect(choice).toEqual({ ...complete, slot: eight, open: 'slot' })
  })
})

describe('dayOf and slotOf', () => {
  const days = [anOrderDay(friday, seven), anOrderDay(saturday, seven, eight)]

  it('finds what was chosen among what is offered', () => {
    expect(dayOf(complete, days)).toBe(days[0])
    expect(slotOf(complete, days[0] ?? null)?.from).toBe('19:00')
  })

  it('takes a single day by itself, but no time', () => {
    const choice: OrderChoice = { ...complete, date: null, slot: null }
    expect(dayOf(choice, days.slice(0, 1))).toBe(days[0])
    expect(dayOf(choice, days)).toBeNull()
    expect(slotOf(choice, days[0] ?? null)).toBeNull()
  })

  it('drops a day or a time that is not offered any more', () => {
    expect(dayOf(complete, [anOrderDay(saturday, eight), anOrderDay(day('2026-11-22'), eight)])).toBeNull()
    expect(slotOf(complete, anOrderDay(friday, eight))).toBeNull()
    expect(slotOf(complete, anOrderDay(saturday, seven))).toBeNull()
  })
})

describe('a table', () => {
  const fourth = { id: id<'Table'>(4), name: '4' }
  const atTable: OrderChoice = { ...complete, type: 'table', table: fourth }

  it('is taken along with its type only', () => {
    expect(choose(complete, { to: 'type', type: 'table', table: fourth })).toEqual({
      ...atTable,
      date: null,
      slot: null,
      open: 'day',
    })
    expect(choose(atTable, { to: 'type', type: 'takeAway', table: fourth }).table).toBeNull()
  })

  it('that is another one clears day and time, the same one keeps them [WIZ-35]', () => {
    const seventh = { id: id<'Table'>(7), name: '7' }
    expect(choose(atTable, { to: 'table', table: seventh })).toEqual({
      ...atTable,
      table: seventh,
      date: null,
      slot: null,
      open: 'day',
    })
    expect(choose({ ...atTable, open: 'table' }, { to: 'table', table: { ...fourth } })).toEqual(atTable)
  })
})

describe('slotAtOnce', () => {
  it.each([
    ['the slot that runs', [anOrderDay(friday, seven, eight)], '19:00', '19:00'],
    ['the only one, which comes later', [anOrderDay(friday, seven)], '18:00', '19:00'],
    ['none of several that come later', [anOrderDay(friday, seven, eight)], '18:59', null],
    ['none where there is none', [], '19:00', null],
  ])('is %s', (_which, days, at, expected) => {
    expect(slotAtOnce(days, moment(`2026-11-20 ${at}:30`))?.slot.from ?? null).toBe(expected)
  })
})
