import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { instantOf } from '#src/domain/time/instant.ts'
import type { OpenSpan } from '#src/domain/venues/open-time.ts'
import { afterOpenTime, openSpans } from '#src/domain/venues/open-time.ts'
import { aVenue, day, moment, time } from '#tests/support/builders.ts'

const timeZone = 'Europe/Rome'
const at = (text: string) => instantOf(moment(text), timeZone)
const minutes = 60_000
const shift = (weekday: number, from: string, to: string, name = 'F1') => ({
  weekday,
  shift: name,
  from: time(from),
  to: time(to),
})
// Friday 20 November 2026 is weekday 5.
const venue = aVenue({ openingHours: [shift(5, '12:00', '15:00'), shift(5, '18:30', '01:00', 'F2')] })
const spansFrom = (from: string, closures: Parameters<typeof openSpans>[1] = []) =>
  openSpans(venue, closures, { fromMs: at(from), timeZone })

describe('the moment after 20 minutes of open time', () => {
  test.each([
    ['while it is open', '2026-11-20 12:10:00', '2026-11-20 12:30:00'],
    ['as it opens', '2026-11-20 12:00:00', '2026-11-20 12:20:00'],
    ['a minute before it opens', '2026-11-20 11:59:00', '2026-11-20 12:20:00'],
    ['in the night before', '2026-11-20 03:00:00', '2026-11-20 12:20:00'],
    ['20 minutes before it closes', '2026-11-20 14:40:00', '2026-11-20 15:00:00'],
    ['19 minutes before it closes', '2026-11-20 14:41:00', '2026-11-20 18:31:00'],
    ['as it closes', '2026-11-20 15:00:00', '2026-11-20 18:50:00'],
    ['just before midnight', '2026-11-20 23:50:00', '2026-11-21 00:10:00'],
    ['after midnight, in the shift of the day before', '2026-11-21 00:30:00', '2026-11-21 00:50:00'],
    ['10 minutes before the last shift ends', '2026-11-21 00:50:00', '2026-11-27 12:10:00'],
  ])('%s [ORD-32]', (_when, from, expected) => {
    expect(afterOpenTime(spansFrom(from), 20 * minutes)).toBe(at(expected))
  })

  test('passes over closed days', () => {
    const closure = { from: day('2026-11-20'), to: day('2026-11-20') }
    expect(afterOpenTime(spansFrom('2026-11-20 11:00:00', [closure]), 20 * minutes)).toBe(at('2026-11-27 12:20:00'))
  })

  test('is not known where nothing opens for two weeks', () => {
    const closure = { from: day('2026-11-01'), to: day('2026-12-31') }
    expect(afterOpenTime(spansFrom('2026-11-20 11:00:00', [closure]), 20 * minutes)).toBeNull()
  })

  test('counts every minute of a venue without opening hours', () => {
    const from = at('2026-11-20 03:00:00')
    const spans = openSpans(aVenue({ openingHours: [] }), [], { fromMs: from, timeZone })
    expect(afterOpenTime(spans, 20 * minutes)).toBe(from + 20 * minutes)
  })
})

describe('a change of the clocks', () => {
  // Sundays: 29 March 2026 skips 02:00 to 03:00, 25 October 2026 has 02:00 to 03:00 twice.
  const night = aVenue({ openingHours: [shift(7, '01:00', '04:00')] })

  test.each([
    ['that skips an hour takes it away', '2026-03-29 01:00:00', 2 * 60],
    ['that repeats an hour adds it', '2026-10-25 01:00:00', 4 * 60],
    ['does not matter on other nights', '2026-11-22 01:00:00', 3 * 60],
  ])('%s', (_what, from, expected) => {
    const [first] = openSpans(night, [], { fromMs: at(from), timeZone })
    expect(((first?.endMs ?? 0) - (first?.startMs ?? 0)) / minutes).toBe(expected)
  })
})

test('touching and overlapping shifts are one time', () => {
  const whole = aVenue({
    openingHours: [
      shift(5, '10:00', '12:00'),
      shift(5, '12:00', '14:00', 'F2'),
      shift(5, '13:00', '15:00', 'F3'),
      shift(5, '13:30', '14:00', 'F4'),
    ],
  })
  const [first] = openSpans(whole, [], { fromMs: at('2026-11-20 09:00:00'), timeZone })
  expect(first).toEqual({ startMs: at('2026-11-20 10:00:00'), endMs: at('2026-11-20 15:00:00') })
})

const clock = fc.integer({ min: 0, max: 24 * 4 - 1 }).map((quarter) => {
  const [hour, minute] = [Math.floor(quarter / 4), (quarter % 4) * 15]
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
})
const hours = fc.array(
  fc.record({ weekday: fc.integer({ min: 1, max: 7 }), from: clock, to: clock, name: fc.uuid() }),
  { maxLength: 10 },
)
const start = fc.integer({ min: at('2026-03-01 00:00:00'), max: at('2026-12-31 00:00:00') })

/** Counted one by one: how many of the spans' ms are before a moment. */
function openTimeUntil(spans: readonly OpenSpan[], untilMs: number): number {
  let sum = 0
  for (const { startMs, endMs } of spans) sum += Math.max(0, Math.min(endMs, untilMs) - startMs)
  return sum
}

test('exactly the open time waited for has passed', () => {
  fc.assert(
    fc.property(hours, start, fc.integer({ min: 1, max: 600 }), (shifts, fromMs, wanted) => {
      const open = aVenue({ openingHours: shifts.map(({ weekday, from, to, name }) => shift(weekday, from, to, name)) })
      const spans = openSpans(open, [], { fromMs, timeZone })
      const until = afterOpenTime(spans, wanted * minutes)
      if (until === null) return
      expect(until - fromMs).toBeGreaterThanOrEqual(wanted * minutes)
      expect(openTimeUntil(spans, until)).toBe(wanted * minutes)
      expect(openTimeUntil(spans, until - 1)).toBe(wanted * minutes - 1)
    }),
  )
})
