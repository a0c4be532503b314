import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { openState } from '#src/domain/venues/open-state.ts'
import { openingPeriods } from '#src/domain/venues/opening-periods.ts'
import { aVenue, day, moment, time } from '#tests/support/builders.ts'

const shift = (weekday: number, from: string, to: string) => ({ weekday, shift: 'F1', from: time(from), to: time(to) })

// Friday 20 November 2026 is weekday 5.
const venue = aVenue({ openingHours: [shift(5, '12:00', '15:00'), shift(5, '18:30', '01:00')] })
const noon = moment('2026-11-20 11:00:00')

describe('openingPeriods', () => {
  test('end where the venue opens or closes, and at midnight', () => {
    const periods = openingPeriods(venue, [], { now: noon, days: 2, breaks: [] })
    expect(periods.map(({ from, until, opensAt }) => [from, until, opensAt])).toEqual([
      ['2026-11-20 11:00:00', '2026-11-20 12:00:00', '2026-11-20 12:00:00'],
      ['2026-11-20 12:00:00', '2026-11-20 15:00:00', null],
      ['2026-11-20 15:00:00', '2026-11-20 18:30:00', '2026-11-20 18:30:00'],
      ['2026-11-20 18:30:00', '2026-11-21 00:00:00', null],
      ['2026-11-21 00:00:00', '2026-11-21 01:00:00', null],
      ['2026-11-21 01:00:00', '2026-11-22 00:00:00', '2026-11-27 12:00:00'],
    ])
  })

  test('leave out the days of a closure', () => {
    const closures = [{ from: day('2026-11-20'), to: day('2026-11-20') }]
    const [first] = openingPeriods(venue, closures, { now: noon, days: 1, breaks: [] })
    expect(first).toEqual({ from: noon, until: '2026-11-21 00:00:00', opensAt: '2026-11-27 12:00:00' })
  })

  test('end at the given moments too', () => {
    const breaks = [moment('2026-11-20 11:30:00'), moment('2026-11-30 11:30:00'), moment('2026-11-20 10:00:00')]
    const ends = openingPeriods(venue, [], { now: noon, days: 1, breaks }).map(({ until }) => until)
    expect(ends.slice(0, 2)).toEqual(['2026-11-20 11:30:00', '2026-11-20 12:00:00'])
    expect(ends.at(-1)).toBe('2026-11-21 00:00:00')
  })

  test('count a venue without hours as open', () => {
    const periods = openingPeriods({ openingHours: [] }, [], { now: noon, days: 3, breaks: [] })
    expect(periods.map(({ opensAt }) => opensAt)).toEqual([null, null, null])
  })

  const clock = fc
    .tuple(fc.nat(23), fc.nat(59))
    .map((parts) => parts.map((part) => `${part}`.padStart(2, '0')).join(':'))
  const shifts = fc.array(fc.tuple(fc.integer({ min: 1, max: 7 }), clock, clock), { maxLength: 6 })

  test('say at every moment what the opening state says', () => {
    fc.assert(
      fc.property(shifts, clock, fc.integer({ min: 0, max: 6 }), (hours, at, days) => {
        const open = aVenue({ openingHours: [shift(3, '12:00', '14:00'), ...hours.map((parts) => shift(...parts))] })
        const periods = openingPeriods(open, [], { now: noon, days: 7, breaks: [] })
        periods.slice(1).forEach(({ from }, index) => expect(from).toBe(periods[index]?.until))
        const asked = moment(`2026-11-${20 + days} ${at}:00`)
        const period = periods.find(({ from, until }) => from <= asked && asked < until)
        if (asked < noon) return
        const state = openState(open, [], asked)
        expect(period?.opensAt).toBe(state.isOpen ? null : state.opensAt)
      }),
    )
  })
})
