import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { addDays, dateOf } from '#src/domain/time/wall-clock.ts'
import { openHours, openState } from '#src/domain/venues/open-state.ts'
import { isOfToday, serviceDay } from '#src/domain/venues/service-day.ts'
import { day, moment, time } from '#tests/support/builders.ts'

type Row = readonly [weekday: number, from: string, to: string]
const hours = (...rows: readonly Row[]) => ({
  openingHours: rows.map(([weekday, from, to]) => ({ weekday, shift: 'F1', from: time(from), to: time(to) })),
})
const everyDay = [1, 2, 3, 4, 5, 6, 7]

// Friday 20 November 2026 is weekday 5.
const friday = '2026-11-20'
const saturday = '2026-11-21'
const late = hours([5, '12:00', '15:00'], [5, '19:00', '02:00'], [6, '19:00', '23:00'])

describe('serviceDay', () => {
  test.each([
    ['before the evening', late, `${friday} 18:00:00`, friday],
    ['the minute before midnight', late, `${friday} 23:59:59`, friday],
    ['midnight', late, `${saturday} 00:00:00`, friday],
    ['after midnight', late, `${saturday} 01:00:00`, friday],
    ['the minute before it closes', late, `${saturday} 01:59:59`, friday],
    ['the last order, as it closes', late, `${saturday} 02:00:00`, friday],
    ['a second after it closed', late, `${saturday} 02:00:01`, saturday],
    ['the next evening', late, `${saturday} 19:00:00`, saturday],
    ['after an evening that ends before midnight', late, '2026-11-22 00:00:00', '2026-11-22'],
    ['after midnight of a day without such hours', late, `${friday} 01:00:00`, friday],
    ['without hours', hours(), `${saturday} 01:00:00`, saturday],
    ['as an evening ends at midnight', hours([5, '19:00', '00:00']), `${saturday} 00:00:00`, friday],
    ['after that midnight', hours([5, '19:00', '00:00']), `${saturday} 00:15:00`, saturday],
    ['an evening in two rows', hours([5, '19:00', '00:00'], [6, '00:00', '02:00']), `${saturday} 00:00:00`, friday],
    ['its second row', hours([5, '19:00', '00:00'], [6, '00:00', '02:00']), `${saturday} 01:00:00`, friday],
    ['the same, written to 23:59', hours([5, '19:00', '23:59'], [6, '00:00', '02:00']), `${saturday} 01:00:00`, friday],
    [
      'a row that goes on for a day',
      hours([5, '19:00', '00:00'], [6, '00:00', '00:00']),
      `${saturday} 01:00:00`,
      saturday,
    ],
    ['a shift from noon to noon', hours([5, '12:00', '12:00'], [6, '12:00', '12:00']), `${saturday} 11:59:00`, friday],
    ['as the next one begins', hours([5, '12:00', '12:00'], [6, '12:00', '12:00']), `${saturday} 12:00:00`, saturday],
    ['over new year', hours([4, '19:00', '02:00']), '2027-01-01 01:00:00', '2026-12-31'],
  ])('%s [WIZ-46]', (_when, venue, at, expected) => {
    expect(serviceDay(venue, moment(at))).toBe(expected)
  })

  test('is the calendar’s around the clock [WIZ-46]', () => {
    const venue = hours(...everyDay.map((weekday): Row => [weekday, '00:00', '00:00']))
    for (const at of ['00:00:00', '00:30:00', '12:00:00', '23:59:59']) {
      expect(serviceDay(venue, moment(`${saturday} ${at}`))).toBe(saturday)
    }
  })

  const clock = fc
    .tuple(fc.nat(23), fc.nat(59))
    .map((parts) => parts.map((part) => `${part}`.padStart(2, '0')).join(':'))
  const rows = fc.array(fc.tuple(fc.integer({ min: 1, max: 7 }), clock, clock), { maxLength: 6 })

  test('is the day itself or the one before [WIZ-46]', () => {
    fc.assert(
      fc.property(rows, clock, (some, at) => {
        const found = serviceDay(hours(...some), moment(`${saturday} ${at}:00`))
        expect([friday, saturday]).toContain(found)
        const goesOn = some.some(([weekday, from, to]) => weekday === 5 && (to <= from || to === '23:59'))
        expect(found === saturday || goesOn).toBe(true)
      }),
    )
  })

  test('agrees with closures: an hour is closed with its day [WIZ-46]', () => {
    fc.assert(
      fc.property(rows, clock, (some, at) => {
        const venue = hours(...some)
        const now = moment(`${saturday} ${at}:00`)
        const belongs = serviceDay(venue, now)
        const isOpen = (date: string) => openState(venue, [{ from: day(date), to: day(date) }], now).isOpen
        fc.pre(openState(venue, [], now).isOpen)
        // Shifts that overlap on both days are open by the other one.
        const ofBoth = openHours(venue, [], now).filter(({ start, end }) => start <= now && now < end)
        fc.pre(
          ofBoth.length === 1 && [belongs, addDays(belongs, 1)].includes(dateOf(ofBoth[0]!.start)) && !overlaps(some),
        )
        expect(isOpen(belongs)).toBe(false)
        expect(isOpen(belongs === friday ? saturday : friday)).toBe(true)
      }),
    )
  })
})

/** Whether two shifts share a moment, or one begins as another ends. */
function overlaps(rows: readonly Row[]): boolean {
  const minute = (weekday: number, at: string) => weekday * 1440 + Number(at.slice(0, 2)) * 60 + Number(at.slice(3))
  const spans = rows.map(([weekday, from, to]) => {
    const start = minute(weekday, from)
    const end = minute(weekday, to)
    return [start, (end > start ? end : end + 1440) + 1] as const
  })
  return spans.some(([a, b], i) =>
    spans.some(([c, d], j) => i !== j && [0, 10_080, -10_080].some((week) => c + week <= b && a <= d + week)),
  )
}

test.each([
  [`${friday} 19:30:00`, `${friday} 12:00:00`, true],
  [`${saturday} 00:15:00`, `${friday} 23:50:00`, true],
  [`${saturday} 00:15:00`, `${saturday} 00:05:00`, true],
  [`${saturday} 19:00:00`, `${friday} 23:50:00`, false],
  [`${saturday} 19:00:00`, `${saturday} 00:05:00`, true],
  ['2026-11-22 00:15:00', `${saturday} 22:00:00`, false],
])('%s at %s is of today: %s [WIZ-49]', (moment_, now, expected) => {
  expect(isOfToday(late, moment(moment_), moment(now))).toBe(expected)
})

describe('closures', () => {
  const closed = (date: string) => [{ from: day(date), to: day(date) }]

  test.each([
    ['Saturday leaves Friday’s night open', saturday, `${saturday} 01:00:00`, true],
    ['Saturday closes its own evening', saturday, `${saturday} 20:00:00`, false],
    ['Friday closes its night', friday, `${saturday} 01:00:00`, false],
    ['Friday closes its evening', friday, `${friday} 23:00:00`, false],
    ['Friday leaves Saturday open', friday, `${saturday} 20:00:00`, true],
  ])('of %s [WIZ-46]', (_what, date, now, isOpen) => {
    const inTwoRows = hours([5, '19:00', '00:00'], [6, '00:00', '02:00'], [6, '19:00', '23:00'])
    for (const venue of [late, inTwoRows]) expect(openState(venue, closed(date), moment(now)).isOpen).toBe(isOpen)
  })
})

describe('shifts that touch', () => {
  test.each([
    ['on one day', hours([5, '12:00', '15:00'], [5, '15:00', '18:00']), `${friday} 14:00:00`, '18:00'],
    ['that overlap', hours([5, '12:00', '16:00'], [5, '15:00', '18:00']), `${friday} 14:00:00`, '18:00'],
    ['over midnight', hours([5, '19:00', '00:00'], [6, '00:00', '02:00']), `${friday} 20:00:00`, '02:00'],
    ['with a minute between', hours([5, '19:00', '23:59'], [6, '00:00', '02:00']), `${friday} 23:59:30`, '02:00'],
    ['not: a gap', hours([5, '12:00', '15:00'], [5, '15:01', '18:00']), `${friday} 14:00:00`, '15:00'],
    ['around the clock', hours(...everyDay.map((d): Row => [d, '00:00', '00:00'])), `${friday} 14:00:00`, null],
    [
      'around the clock to 23:59',
      hours(...everyDay.map((d): Row => [d, '00:00', '23:59'])),
      `${friday} 23:59:30`,
      null,
    ],
    ['a day and some hours', hours([5, '00:00', '00:00'], [6, '00:00', '02:00']), `${friday} 01:00:00`, null],
    ['the rest of them', hours([5, '00:00', '00:00'], [6, '00:00', '02:00']), `${friday} 02:00:01`, '02:00'],
  ])('are one: %s [HOME-17]', (_how, venue, now, until) => {
    expect(openState(venue, [], moment(now))).toEqual({ isOpen: true, until })
  })

  test('one day that is open whole is until midnight [HOME-17]', () => {
    expect(openState(hours([5, '00:00', '00:00']), [], moment(`${friday} 00:00:00`))).toEqual({
      isOpen: true,
      until: null,
    })
    expect(openState(hours([5, '00:00', '00:00']), [], moment(`${friday} 00:01:00`))).toEqual({
      isOpen: true,
      until: '00:00',
    })
  })

  test('hours follow each other without touching [HOME-17]', () => {
    const found = openHours(late, [], moment(`${friday} 10:00:00`))
    for (const [index, { start, end }] of found.entries()) {
      expect(start < end).toBe(true)
      expect(index === 0 || (found[index - 1]?.end ?? '') < start).toBe(true)
    }
    expect(found[0]).toEqual({ start: `${friday} 12:00:00`, end: `${friday} 15:00:00` })
  })
})
