import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { calendarFile } from '#src/domain/time/calendar-file.ts'
import { wallClock } from '#src/domain/time/wall-clock.ts'
import { moment } from '#tests/support/builders.ts'

const event = {
  name: 'order-10057',
  start: moment('2026-11-20 19:00:00'),
  end: null,
  summary: 'Take-away, Da Gino',
  place: 'Via Po 12; Torino',
  description: 'Order #10057\nC:\\door',
  domain: 'service.test',
  timeZone: 'Europe/Rome',
  nowMs: Date.UTC(2026, 10, 20, 11, 30, 15, 400),
}

/** The lines as a reader sees them, folds taken back. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').trimEnd().split('\r\n')
const valueOf = (file: string, name: string) =>
  linesOf(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
const instantIn = (file: string, name: string) =>
  Date.parse((valueOf(file, name) ?? '').replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

describe('calendarFile', () => {
  test('holds the slot as instants, with escaped signs', () => {
    expect(linesOf(calendarFile(event))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Online ordering//Order//EN',
      'BEGIN:VEVENT',
      'UID:order-10057@service.test',
      'DTSTAMP:20261120T113015Z',
      'DTSTART:20261120T180000Z',
      'DTEND:20261120T183000Z',
      String.raw`SUMMARY:Take-away\, Da Gino`,
      String.raw`LOCATION:Via Po 12\; Torino`,
      String.raw`DESCRIPTION:Order #10057\nC:\\door`,
      'END:VEVENT',
      'END:VCALENDAR',
    ])
  })

  test('ends with the slot where it has an end', () => {
    const file = calendarFile({ ...event, end: moment('2026-11-20 19:15:00') })
    expect(valueOf(file, 'DTEND')).toBe('20261120T181500Z')
  })

  test.each([
    ['before clocks go forward', '2026-03-29 01:59:00', '20260329T005900Z'],
    ['after clocks went forward', '2026-03-29 03:00:00', '20260329T010000Z'],
    ['before clocks go back', '2026-10-25 01:30:00', '20261024T233000Z'],
    ['after clocks went back', '2026-10-25 03:00:00', '20261025T020000Z'],
  ])('is right %s', (_when, slotStart, expected) => {
    const file = calendarFile({ ...event, start: moment(slotStart) })
    expect(valueOf(file, 'DTSTART')).toBe(expected)
  })

  test('shows the venue’s wall-clock time in any zone', () => {
    const someZone = fc.constantFrom('Europe/Rome', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC')
    const someInstant = fc.integer({ min: Date.UTC(2024, 0, 1) / 60_000, max: Date.UTC(2032, 0, 1) / 60_000 })
    fc.assert(
      fc.property(someInstant, fc.integer({ min: 1, max: 180 }), someZone, (minute, minutes, timeZone) => {
        const startMs = minute * 60_000
        // Slots that the clocks of the venue do show.
        const slotStart = wallClock(startMs, timeZone)
        const slotEnd = wallClock(startMs + minutes * 60_000, timeZone)
        const file = calendarFile({ ...event, timeZone, start: slotStart, end: slotEnd })
        expect(wallClock(instantIn(file, 'DTSTART'), timeZone)).toBe(slotStart)
        // Where clocks go back within it, the end may read earlier than the start.
        expect(wallClock(instantIn(file, 'DTEND'), timeZone)).toBe(slotEnd)
        expect(instantIn(file, 'DTEND')).toBeGreaterThanOrEqual(instantIn(file, 'DTSTART'))
      }),
    )
  })

  test('repeats every week by the clock of the device', () => {
    const link = 'https://gino.test/?ordering_route=%2Fpreferiti%2F7'
    const lines = linesOf(calendarFile({ ...event, isWeekly: true, link }))
    expect(lines.slice(6, 9)).toEqual(['DTSTART:20261120T190000', 'DURATION:PT30M', 'RRULE:FREQ=WEEKLY'])
    expect(lines.slice(-3)).toEqual([`URL:${link}`, 'END:VEVENT', 'END:VCALENDAR'])
  })

  test('folds lines at 75 bytes and reads back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const plain = text.replaceAll(/[\\;,\r\n]/g, ' ')
        const file = calendarFile({ ...event, description: plain })
        for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        expect(valueOf(file, 'DESCRIPTION')).toBe(plain)
      }),
    )
  })
})
