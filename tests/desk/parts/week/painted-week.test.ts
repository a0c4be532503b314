import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Area } from '#desk/parts/week/painted-week.ts'
import { cellsOfDay, filledCells, isFull, paintedWeek, sidesOf } from '#desk/parts/week/painted-week.ts'
import type { Hours, Week } from '#desk/parts/week/week.ts'
import { fileHoursOf, weekOf } from '#desk/parts/week/week.ts'

/** `12:00-15:00, 19:00-02:00` on a day, 0 = Monday. */
const hoursOf = (text: string): Hours[] =>
  text === '' ? [] : text.split(', ').map((each) => ({ from: each.slice(0, 5), to: each.slice(6) }))
const textOf = (hours: readonly Hours[] = []) => hours.map(({ from, to }) => `${from}-${to}`).join(', ')
const aWeek = (days: Readonly<Record<number, string>>): Week =>
  Array.from({ length: 7 }, (_, day) => hoursOf(days[day] ?? ''))
/** The cell in which a time is. */
const cell = (day: number, time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return { day, at: (((hours + 20) % 24) * 60 + minutes) / 30 }
}
/** From a time to the cell before another. */
const area = (day: number, from: string, to: string): Area => ({
  from: cell(day, from),
  to: { day, at: (cell(day, to).at + cellsOfDay - 1) % cellsOfDay },
})
const daysOf = (week: Week) =>
  Object.fromEntries(week.flatMap((hours, day) => (hours[0] ? [[day, textOf(hours)]] : [])))

describe('what is painted [SET-40]', () => {
  test.each([
    [{}, 0, '12:00', '15:00', { 0: '12:00-15:00' }],
    [{}, 0, '18:00', '00:00', { 0: '18:00-24:00' }],
    [{}, 0, '19:00', '02:00', { 0: '19:00-02:00' }],
    [{}, 0, '00:30', '03:00', { 1: '00:30-03:00' }],
    [{}, 6, '00:00', '01:00', { 0: '00:00-01:00' }],
    [{}, 0, '04:00', '04:00', { 0: '04:00-04:00' }],
    [{ 0: '12:00-15:00' }, 0, '15:00', '16:00', { 0: '12:00-16:00' }],
    [{ 0: '12:00-15:00, 18:00-23:00' }, 0, '14:00', '19:00', { 0: '12:00-23:00' }],
    [{ 0: '18:00-24:00' }, 0, '00:00', '01:00', { 0: '18:00-01:00' }],
    [{ 0: '12:10-14:45' }, 0, '18:00', '19:00', { 0: '12:10-14:45, 18:00-19:00' }],
    [{ 0: '12:10-14:45' }, 0, '14:30', '15:00', { 0: '12:10-15:00' }],
    [{ 0: '11:00-14:00, 14:00-16:00' }, 0, '18:00', '19:00', { 0: '11:00-14:00, 14:00-16:00, 18:00-19:00' }],
    // The night of Monday is open already, with the hours of Tuesday.
    [{ 1: '00:00-24:00' }, 0, '22:00', '04:00', { 0: '22:00-24:00', 1: '00:00-24:00' }],
    [{ 0: '20:00-06:00' }, 1, '04:00', '08:00', { 0: '20:00-06:00', 1: '06:00-08:00' }],
    [{ 0: '20:00-06:00' }, 0, '04:00', '20:00', { 0: '04:00-20:00, 20:00-06:00' }],
    [{ 6: '20:00-24:00' }, 6, '00:00', '02:00', { 6: '20:00-02:00' }],
  ])('open over %j: day %d, %s to %s is %j', (...[before, day, from, to, after]) => {
    expect(daysOf(paintedWeek(aWeek(before), area(day, from, to), true))).toEqual(after)
  })

  test.each([
    [{ 0: '12:00-15:00' }, 0, '12:00', '15:00', {}],
    [{ 0: '12:00-15:00' }, 0, '13:00', '14:00', { 0: '12:00-13:00, 14:00-15:00' }],
    [{ 0: '12:10-14:45' }, 0, '14:00', '14:30', { 0: '12:10-14:00, 14:30-14:45' }],
    [{ 0: '19:00-02:00' }, 0, '00:00', '02:00', { 0: '19:00-24:00' }],
    [{ 0: '19:00-02:00' }, 0, '23:00', '00:30', { 0: '19:00-23:00', 1: '00:30-02:00' }],
    [{ 6: '19:00-02:00' }, 6, '00:00', '02:00', { 6: '19:00-24:00' }],
    [{ 0: '00:00-24:00' }, 6, '00:00', '04:00', { 0: '04:00-24:00' }],
    [{ 0: '12:00-00:00', 1: 'soon?-never' }, 0, '04:00', '05:00', { 0: '12:00-00:00', 1: 'soon?-never' }],
  ])('closed over %j: day %d, %s to %s is %j', (...[before, day, from, to, after]) => {
    const typed = before as Readonly<Record<number, string>>
    expect(daysOf(paintedWeek(aWeek(typed), area(day, from, to), false))).toEqual(after)
  })

  test('goes over several days at once', () => {
    const painted = paintedWeek(aWeek({}), { from: cell(4, '14:30'), to: cell(2, '12:00') }, true)
    expect(daysOf(painted)).toEqual({ 2: '12:00-15:00', 3: '12:00-15:00', 4: '12:00-15:00' })
  })

  test('shows minutes as parts of a cell', () => {
    const [monday] = filledCells(aWeek({ 0: '12:10-14:45' }))
    const at = (time: string) => monday?.[cell(0, time).at]
    expect([at('11:30'), at('12:00'), at('13:00'), at('14:30'), at('15:00')]).toEqual([
      null,
      { from: 10, to: 30 },
      { from: 0, to: 30 },
      { from: 0, to: 15 },
      null,
    ])
  })
})

const cells = fc.record({ day: fc.nat(6), at: fc.nat(cellsOfDay - 1) })
const strokes = fc.array(fc.record({ from: cells, to: cells, isOpen: fc.boolean() }), { maxLength: 12 })
const clock = fc.nat(24 * 60 - 1).map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16))
const hours = fc.record({ from: clock, to: clock })
/** One to three hours of a day, which may go beyond it and over those of the next. */
const weeks = fc.array(fc.array(hours, { maxLength: 2 }), { minLength: 7, maxLength: 7 })
const allCells = [0, 1, 2, 3, 4, 5, 6].flatMap((day) => Array.from({ length: cellsOfDay }, (_, at) => ({ day, at })))
const isIn = ({ from, to }: Area, day: number, at: number) => {
  const { days, times } = sidesOf({ from, to })
  return day >= days.first && day <= days.last && at >= times.first && at <= times.last
}

describe('a painted week [SET-40]', () => {
  test('is the same when the file is read again', () => {
    fc.assert(
      fc.property(weeks, strokes, (first, painted) => {
        const week = painted.reduce<Week>((so, { isOpen, ...stroke }) => paintedWeek(so, stroke, isOpen), first)
        expect(weekOf(fileHoursOf(week))).toEqual(week)
        expect(filledCells(weekOf(fileHoursOf(week)))).toEqual(filledCells(week))
      }),
    )
  })

  test('is open and closed where it was painted, else unchanged', () => {
    fc.assert(
      fc.property(weeks, cells, cells, fc.boolean(), (week, from, to, isOpen) => {
        const before = filledCells(week)
        const after = filledCells(paintedWeek(week, { from, to }, isOpen))
        const wrong = allCells.filter(({ day, at }) => {
          const filled = after[day]?.[at]
          if (!isIn({ from, to }, day, at)) return JSON.stringify(filled) !== JSON.stringify(before[day]?.[at])
          return isOpen ? !isFull(filled) : filled !== null
        })
        expect(wrong).toEqual([])
      }),
    )
  })

  test('has no hours twice', () => {
    fc.assert(
      fc.property(strokes, (painted) => {
        const week = painted.reduce<Week>((so, { isOpen, ...stroke }) => paintedWeek(so, stroke, isOpen), aWeek({}))
        const minutes = filledCells(week).flat().filter(isFull).length * 30
        const written = week.flat().reduce((sum, { from, to }) => sum + minutesBetween(from, to), 0)
        expect(written).toBe(minutes)
      }),
    )
  })
})

const minutesBetween = (from: string, to: string) => {
  const [start = 0, end = 0] = [from, to].map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)))
  return (end - start + 1440) % 1440 || 1440
}

describe('the hours of a file [SET-40]', () => {
  test.each([
    [[{ from: '12:00', to: '15:00' }], { 0: '12:00-15:00', 3: '12:00-15:00', 6: '12:00-15:00' }],
    [[{ days: ['mon', 'thu'], from: '19:00', to: '24:00' }], { 0: '19:00-24:00', 3: '19:00-24:00', 6: '' }],
    [
      [
        { days: ['mon', 'thu'], from: '19:00', to: '02:00' },
        { days: ['thu'], from: '11:00', to: '14:00' },
      ],
      { 0: '19:00-02:00', 3: '11:00-14:00, 19:00-02:00', 6: '' },
    ],
  ])('%j are a week', (file, days) => {
    const week = weekOf(file)
    expect(Object.fromEntries(Object.keys(days).map((day) => [day, textOf(week[Number(day)])]))).toEqual(days)
  })

  test('stay in the order in which they are typed', () => {
    const typed = aWeek({ 0: '19:00-23:00, 08:00-10:00' })
    expect(weekOf(fileHoursOf(typed))).toEqual(typed)
  })
})
