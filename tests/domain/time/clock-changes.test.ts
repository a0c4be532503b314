import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { calendarFile } from '#src/domain/time/calendar-file.ts'
import { instantOf, instantsOf, isOnClock } from '#src/domain/time/instant.ts'
import { offsetTime } from '#src/domain/time/offset-time.ts'
import { steadyClock } from '#src/domain/time/steady-clock.ts'
import { minutesUntilTimeLimit, timeLimitFromReply } from '#src/domain/time/time-limit.ts'
import { offsetMs, wallClock } from '#src/domain/time/wall-clock.ts'
import { moment } from '#tests/support/builders.ts'

const minuteMs = 60_000
const dayMs = 86_400_000
const at = (text: string) => Date.parse(text)

type Change = { readonly timeZone: string; readonly atMs: number }

/** The instants of a year at which a zone changes its clocks. */
function changesOf(timeZone: string, year: number): Change[] {
  const found: Change[] = []
  for (let dayStart = Date.UTC(year, 0, 1); dayStart < Date.UTC(year + 1, 0, 1); dayStart += dayMs) {
    let [before, after] = [dayStart, dayStart + dayMs]
    const later = offsetMs(after, timeZone)
    if (offsetMs(before, timeZone) === later) continue
    while (after - before > 1000) {
      const middle = Math.floor((before + after) / 2000) * 1000
      if (offsetMs(middle, timeZone) === later) after = middle
      else before = middle
    }
    found.push({ timeZone, atMs: after })
  }
  return found
}

const zones = Intl.supportedValuesOf('timeZone')
// Apia skipped a day in 2011; Ramadan puts the clocks of Casablanca back and forth.
const changes = [...zones.flatMap((zone) => changesOf(zone, 2026)), ...changesOf('Pacific/Apia', 2011)]
const aroundChange = fc.tuple(fc.constantFrom(...changes), fc.integer({ min: -26 * 3600, max: 26 * 3600 }))
const someInstant = fc.integer({ min: Date.UTC(2020, 0, 1) / 1000, max: Date.UTC(2036, 0, 1) / 1000 })
const anywhere = fc.tuple(fc.constantFrom(...zones), someInstant)
/** Instants about the changes of all zones, and any others: [zone, ms]. */
const aMoment = fc.oneof(
  aroundChange.map(([{ timeZone, atMs }, seconds]) => [timeZone, atMs + seconds * 1000] as const),
  anywhere.map(([timeZone, seconds]) => [timeZone, seconds * 1000] as const),
)
const runs = { numRuns: 1500 }

test('the platform knows zones with changes of every kind', () => {
  expect(zones.length).toBeGreaterThan(300)
  expect(changes.filter(({ timeZone }) => timeZone === 'Australia/Lord_Howe')).toHaveLength(2)
  const widths = new Set(changes.map(({ timeZone, atMs }) => offsetMs(atMs, timeZone) - offsetMs(atMs - 1, timeZone)))
  for (const hours of [-1, 1, -0.5, 0.5, 24]) expect(widths).toContain(hours * 3_600_000)
})

describe('a wall-clock time', () => {
  test('is of one instant unless it occurs twice [WIZ-48]', () => {
    fc.assert(
      fc.property(aMoment, ([timeZone, ms]) => {
        const shown = wallClock(ms, timeZone)
        expect(isOnClock(shown, timeZone)).toBe(true)
        expect(instantsOf(shown, timeZone)).toContain(ms)
        for (const instant of instantsOf(shown, timeZone)) expect(wallClock(instant, timeZone)).toBe(shown)
        expect(instantOf(shown, timeZone)).toBe(Math.min(...instantsOf(shown, timeZone)))
      }),
      runs,
    )
  })

  test.each(changes.filter(({ timeZone }) => /Rome|Lord_Howe|Apia|Casablanca|Santiago|Azores/.test(timeZone)))(
    'is skipped or repeated in $timeZone at $atMs [WIZ-48]',
    ({ timeZone, atMs }) => {
      const jump = offsetMs(atMs, timeZone) - offsetMs(atMs - 1, timeZone)
      // What the clock would show had it not been changed: from here on it is skipped, or shown a second time.
      const face = (ms: number) =>
        moment(new Date(ms + offsetMs(atMs - 1, timeZone)).toISOString().slice(0, 19).replace('T', ' '))
      for (let ms = atMs; ms < atMs + jump; ms += minuteMs) expect(isOnClock(face(ms), timeZone)).toBe(false)
      expect(isOnClock(face(atMs + Math.max(jump, 0)), timeZone)).toBe(true)
      for (let ms = atMs + jump; ms < atMs; ms += minuteMs) expect(instantsOf(face(ms), timeZone)).toHaveLength(2)
      expect(instantsOf(face(atMs + jump - 1000), timeZone)).toHaveLength(1)
    },
  )
})

describe('steadyClock', () => {
  test.each([
    ['2026-10-25T00:30:00Z', '2026-10-25 02:30:00'],
    ['2026-10-25T00:59:59Z', '2026-10-25 02:59:59'],
    ['2026-10-25T01:00:00Z', '2026-10-25 02:59:59'],
    ['2026-10-25T01:30:00Z', '2026-10-25 02:59:59'],
    ['2026-10-25T01:59:59Z', '2026-10-25 02:59:59'],
    ['2026-10-25T02:00:00Z', '2026-10-25 03:00:00'],
    ['2026-03-29T01:00:00Z', '2026-03-29 03:00:00'],
  ])('at %s in Rome is %s [WIZ-48]', (instant, expected) => {
    expect(steadyClock(at(instant), 'Europe/Rome')).toBe(expected)
  })

  test('never goes back, and shows what comes first [WIZ-48]', () => {
    fc.assert(
      fc.property(aMoment, fc.integer({ min: 0, max: 7200 }), ([timeZone, ms], seconds) => {
        const later = ms + seconds * 1000
        expect(steadyClock(later, timeZone) >= steadyClock(ms, timeZone)).toBe(true)
        const isFirst = instantOf(wallClock(ms, timeZone), timeZone) === ms
        expect(steadyClock(ms, timeZone) === wallClock(ms, timeZone) || !isFirst).toBe(true)
      }),
      runs,
    )
  })

  test('compares as the instants do, for client and service [WIZ-48]', () => {
    fc.assert(
      fc.property(aMoment, fc.integer({ min: -7200, max: 7200 }), ([timeZone, ms], seconds) => {
        const local = wallClock(ms + seconds * 1000, timeZone)
        expect(local <= steadyClock(ms, timeZone)).toBe(instantOf(local, timeZone) <= ms)
      }),
      runs,
    )
  })
})

describe('a time limit', () => {
  test.each([
    ['before the hour', '2026-10-24T23:50:00Z', '2026-10-25 02:05:00', 15],
    ['in the first hour', '2026-10-25T00:20:00Z', '2026-10-25 02:35:00', 15],
    ['from the first into the second', '2026-10-25T00:50:00Z', '2026-10-25 02:05:00', 15],
    ['in the second hour', '2026-10-25T01:20:00Z', '2026-10-25 02:35:00', 15],
    ['out of the second hour', '2026-10-25T01:50:00Z', '2026-10-25 03:05:00', 15],
    ['over the hour in spring', '2026-03-29T00:50:00Z', '2026-03-29 03:05:00', 15],
    ['that is over', '2026-10-25T02:10:00Z', '2026-10-25 03:05:00', 0],
  ])('%s leaves what is right [WIZ-47]', (_when, now, limit, minutes) => {
    const limitMs = timeLimitFromReply(moment(limit), 'Europe/Rome', at(now))
    expect(minutesUntilTimeLimit(limitMs, at(now))).toBe(minutes)
  })

  test('of 15 minutes is 15 minutes in every zone [WIZ-47, API-62]', () => {
    fc.assert(
      fc.property(aMoment, fc.integer({ min: 0, max: 29 }), ([timeZone, ms], minutes) => {
        const limitMs = ms + minutes * minuteMs
        const left = (limit: Parameters<typeof timeLimitFromReply>[0]) =>
          minutesUntilTimeLimit(timeLimitFromReply(limit, timeZone, ms), ms)
        expect(left(wallClock(limitMs, timeZone))).toBe(minutes)
        expect(left(offsetTime(limitMs, timeZone))).toBe(minutes)
      }),
      runs,
    )
  })

  test.each([
    ['2026-10-25T00:15:00Z', 'Europe/Rome', '2026-10-25T02:15:00+02:00'],
    ['2026-10-25T01:15:00Z', 'Europe/Rome', '2026-10-25T02:15:00+01:00'],
    ['2026-07-01T12:00:00Z', 'Australia/Lord_Howe', '2026-07-01T22:30:00+10:30'],
    ['2026-07-01T12:00:00Z', 'America/St_Johns', '2026-07-01T09:30:00-02:30'],
    ['2026-07-01T12:00:00Z', 'UTC', '2026-07-01T12:00:00+00:00'],
  ])('%s in %s is sent as %s [API-62]', (instant, zone, expected) => {
    expect(offsetTime(at(instant), zone)).toBe(expected)
  })
})

describe('a calendar file', () => {
  const event = { name: 'order-1', summary: '', place: '', description: '', domain: 'service.test', nowMs: 0 }
  const instants = (start: string, end: string, timeZone: string) => {
    const file = calendarFile({ ...event, timeZone, start: moment(start), end: moment(end) })
    return ['DTSTART', 'DTEND'].map((name) => new RegExp(`${name}:(\\S+)`).exec(file)?.[1])
  }

  test.each([
    ['from the first hour into the second', '2026-10-25 02:45:00', '2026-10-25 02:00:00', '004500Z 010000Z'],
    ['from an hour into itself', '2026-10-25 02:15:00', '2026-10-25 02:15:00', '001500Z 011500Z'],
    ['in the first hour', '2026-10-25 02:15:00', '2026-10-25 02:30:00', '001500Z 003000Z'],
    ['over the hour in spring', '2026-03-29 01:45:00', '2026-03-29 03:00:00', '004500Z 010000Z'],
    ['in an hour that is skipped', '2026-03-29 02:45:00', '2026-03-29 03:00:00', '014500Z 021500Z'],
  ])('lasts as long as the slot: %s [WIZ-48]', (_when, start, end, expected) => {
    const times = instants(start, end, 'Europe/Rome').map((value) => value?.slice(9))
    expect(times.join(' ')).toBe(expected)
  })

  test('never ends as it begins [WIZ-48]', () => {
    fc.assert(
      fc.property(aMoment, fc.integer({ min: 1, max: 90 }), ([timeZone, ms], minutes) => {
        const [from = '', to = ''] = instants(
          wallClock(ms, timeZone),
          wallClock(ms + minutes * minuteMs, timeZone),
          timeZone,
        )
        expect(to > from).toBe(true)
      }),
      runs,
    )
  })
})
