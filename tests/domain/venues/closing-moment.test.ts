import { describe, expect, test } from 'vitest'

import { instantOf } from '#src/domain/time/instant.ts'
import { closingMoment } from '#src/domain/venues/closing-moment.ts'
import { aVenue, day, moment, time } from '#tests/support/builders.ts'

const timeZone = 'Europe/Rome'
const at = (text: string) => instantOf(moment(text), timeZone)
const shift = (weekday: number, from: string, to: string, name = 'F1') => ({
  weekday,
  shift: name,
  from: time(from),
  to: time(to),
})
// Friday 20 November 2026 is weekday 5.
const fridays = [shift(5, '12:00', '15:00'), shift(5, '18:30', '01:00', 'F2')]
const wholeDay = [shift(5, '12:00', '24:00'), shift(6, '00:00', '12:00')]
const always = [1, 2, 3, 4, 5, 6, 7].map((weekday) => shift(weekday, '00:00', '24:00'))

describe('a pause until closing that begins', () => {
  test.each([
    ['at lunch', fridays, '2026-11-20 14:59:00', '2026-11-20 15:00:00'],
    ['as lunch ends', fridays, '2026-11-20 15:00:00', '2026-11-21 00:00:00'],
    ['before the venue opens', fridays, '2026-11-20 11:59:00', '2026-11-21 00:00:00'],
    ['in the evening', fridays, '2026-11-20 18:30:00', '2026-11-21 01:00:00'],
    ['after midnight, before the venue closes', fridays, '2026-11-21 00:30:00', '2026-11-21 01:00:00'],
    ['on a closed day', fridays, '2026-11-19 12:30:00', '2026-11-20 00:00:00'],
    ['where nobody has said the hours', [], '2026-11-20 12:30:00', '2026-11-21 00:00:00'],
    ['as a venue opens for a whole day', wholeDay, '2026-11-20 12:00:00', '2026-11-21 12:00:00'],
    ['where the venue never closes', always, '2026-11-20 12:30:00', '2026-11-21 00:00:00'],
  ])('%s, ends [VENUE-46]', (_when, openingHours, from, expected) => {
    expect(closingMoment(aVenue({ openingHours }), [], { nowMs: at(from), timeZone })).toBe(at(expected))
  })

  test('in a closure, ends with the day [VENUE-46]', () => {
    const closure = { from: day('2026-11-20'), to: day('2026-11-20') }
    const venue = aVenue({ openingHours: fridays })
    const end = closingMoment(venue, [closure], { nowMs: at('2026-11-20 13:00:00'), timeZone })
    expect(end).toBe(at('2026-11-21 00:00:00'))
  })
})
