import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { knownTimeZone } from '#src/domain/time/instant.ts'
import { instantOf } from '#src/domain/time/instant.ts'
import { addDays, dateOf, timeOf, wallClock, weekdayOf } from '#src/domain/time/wall-clock.ts'
import { day, moment } from '#tests/support/builders.ts'

const zones = Intl.supportedValuesOf('timeZone')
const hourMs = 3_600_000
const [from, to] = [Date.UTC(2015, 0, 1), Date.UTC(2035, 0, 1)]
const someZone = fc.constantFrom(...zones)
const someInstant = fc.integer({ min: from / 1000, max: to / 1000 }).map((seconds) => seconds * 1000)

describe('wallClock', () => {
  test.each([
    ['2025-05-31T18:00:00Z', 'Europe/Rome', '2025-05-31 20:00:00'],
    ['2025-01-31T18:00:00Z', 'Europe/Rome', '2025-01-31 19:00:00'],
    ['2025-12-31T23:30:00Z', 'Asia/Kolkata', '2026-01-01 05:00:00'],
    ['2025-01-01T02:59:59Z', 'America/New_York', '2024-12-31 21:59:59'],
    ['2026-03-29T00:59:59Z', 'Europe/Rome', '2026-03-29 01:59:59'],
    ['2026-03-29T01:00:00Z', 'Europe/Rome', '2026-03-29 03:00:00'],
  ])('%s in %s is %s', (instant, zone, expected) => {
    expect(wallClock(Date.parse(instant), zone)).toBe(expected)
  })

  test('agrees with the platform for any instant and zone', () => {
    fc.assert(
      fc.property(someInstant, someZone, (instant, zone) => {
        expect(wallClock(instant, zone)).toBe(new Date(instant).toLocaleString('sv-SE', { timeZone: zone }))
      }),
    )
  })
})

describe('instantOf', () => {
  test('is the inverse of wallClock, except where clocks change', () => {
    const offset = (instant: number, zone: string) =>
      Date.parse(`${wallClock(instant, zone).replace(' ', 'T')}Z`) - instant
    fc.assert(
      fc.property(someInstant, someZone, (instant, zone) => {
        fc.pre(offset(instant - 3 * hourMs, zone) === offset(instant + 3 * hourMs, zone))
        expect(instantOf(wallClock(instant, zone), zone)).toBe(instant)
      }),
      { numRuns: 300 },
    )
  })

  test('is an instant with that time, the earlier of two', () => {
    fc.assert(
      fc.property(someInstant, someZone, (instant, zone) => {
        const again = instantOf(wallClock(instant, zone), zone)
        expect(wallClock(again, zone)).toBe(wallClock(instant, zone))
        expect(again).toBeLessThanOrEqual(instant)
      }),
    )
  })

  test('is the earlier of two when clocks go back', () => {
    expect(instantOf(moment('2026-10-25 02:30:00'), 'Europe/Rome')).toBe(Date.parse('2026-10-25T00:30:00Z'))
    expect(instantOf(moment('2026-10-25 03:00:00'), 'Europe/Rome')).toBe(Date.parse('2026-10-25T02:00:00Z'))
  })

  test('moves on when clocks skip the time', () => {
    const skipped = instantOf(moment('2026-03-29 02:30:00'), 'Europe/Rome')
    expect(wallClock(skipped, 'Europe/Rome')).toBe('2026-03-29 03:30:00')
  })
})

describe('knownTimeZone', () => {
  test.each([
    ['Europe/Rome', 'Europe/Rome'],
    [null, 'Asia/Tokyo'],
    ['Europe/Atlantis', 'Asia/Tokyo'],
    ['', 'Asia/Tokyo'],
  ])('of %s is %s', (zone, expected) => {
    expect(knownTimeZone(zone, 'Asia/Tokyo')).toBe(expected)
  })
})

describe('the parts of a local time', () => {
  test('are its day and its time of day', () => {
    expect(dateOf(moment('2026-05-31 20:05:09'))).toBe('2026-05-31')
    expect(timeOf(moment('2026-05-31 20:05:09'))).toBe('20:05')
  })

  test.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-05-05', 0, '2026-05-05'],
  ])('%s and %i days is %s', (date, days, expected) => {
    expect(addDays(day(date), days)).toBe(expected)
  })

  test.each([
    ['2026-06-01', 1],
    ['2026-06-03', 3],
    ['2026-06-06', 6],
    ['2026-06-07', 7],
  ])('%s is weekday %i, counted from Monday', (date, expected) => {
    expect(weekdayOf(day(date))).toBe(expected)
  })
})
