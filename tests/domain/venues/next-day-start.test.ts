import { expect, test } from 'vitest'

import { nextDayStart } from '#src/domain/venues/next-day-start.ts'
import { moment, time } from '#tests/support/builders.ts'

const shift = (weekday: number, from: string, to: string) => ({ weekday, from: time(from), to: time(to) })
// Friday 20 November 2026 is weekday 5.
const late = [shift(5, '12:00', '15:00'), shift(5, '18:30', '01:00')]
const split = [shift(5, '19:00', '00:00'), shift(6, '00:00', '02:00'), shift(6, '12:00', '15:00')]

test.each([
  ['at lunch of a late day', late, '2026-11-20 12:30:00', '2026-11-21 01:00:00'],
  ['after midnight, before the venue closes', late, '2026-11-21 00:30:00', '2026-11-21 01:00:00'],
  ['after the venue has closed', late, '2026-11-21 01:01:00', '2026-11-22 00:00:00'],
  ['of an evening in two parts', split, '2026-11-20 20:00:00', '2026-11-21 02:00:00'],
  ['of a day that ends at night', split, '2026-11-21 13:00:00', '2026-11-22 00:00:00'],
  ['where nobody has said the hours', [], '2026-11-20 23:59:00', '2026-11-21 00:00:00'],
])('the next day begins, %s [MENU-47]', (_when, openingHours, now, expected) => {
  expect(nextDayStart({ openingHours }, moment(now))).toBe(expected)
})
