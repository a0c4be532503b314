import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { calendarZone } from '#src/domain/time/calendar-zone.ts'
import { offsetMs } from '#src/domain/time/wall-clock.ts'

const fromMs = Date.UTC(2025, 10, 20, 11, 30, 15, 400)

describe('calendarZone', () => {
  test('holds the rules of summer time', () => {
    expect(calendarZone('Europe/Rome', fromMs)).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Rome',
      'BEGIN:STANDARD',
      'DTSTART:20251120T123015',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0100',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:20260329T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'END:DAYLIGHT',
      'BEGIN:STANDARD',
      'DTSTART:20261025T030000',
      'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'END:STANDARD',
      'END:VTIMEZONE',
    ])
  })

  test.each([
    ['America/New_York', ['RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU', 'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU']],
    ['Australia/Lord_Howe', ['RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=1SU', 'RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU']],
    ['Asia/Kolkata', []],
    ['UTC', []],
  ])('%s follows %j', (zone, rules) => {
    expect(calendarZone(zone, fromMs).filter((line) => line.startsWith('RRULE'))).toEqual(rules)
  })

  test('says what the clock of the zone shows, for years', () => {
    const zones = ['Europe/Rome', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Casablanca', 'Asia/Kolkata'].map(
      (zone) => ({ zone, changes: changesIn(calendarZone(zone, fromMs)) }),
    )
    const instants = fc.integer({ min: Math.ceil(fromMs / 1000), max: Date.UTC(2030, 9, 1) / 1000 })
    fc.assert(
      fc.property(fc.constantFrom(...zones), instants, ({ zone, changes }, second) => {
        const ms = second * 1000
        const last = changes.findLast(({ atMs }) => atMs <= ms)
        expect(last?.offset).toBe(offsetMs(ms, zone))
      }),
    )
  })
})

/** The changes as a calendar reads them: every observance with what its rule or its list adds until 2031. */
function changesIn(lines: readonly string[]): { readonly atMs: number; readonly offset: number }[] {
  const observances = lines
    .join('\n')
    .split(/BEGIN:(?:STANDARD|DAYLIGHT)\n/)
    .slice(1)
  return observances.flatMap(observed).sort((a, b) => a.atMs - b.atMs)
}

function observed(text: string) {
  const valueOf = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(text)?.[1] ?? ''
  const offsetOf = (name: string) => {
    const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)$/.exec(valueOf(name)) ?? []
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
  }
  const localMs = (basic: string) =>
    Date.parse(basic.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6Z'))
  const first = valueOf('DTSTART')
  const rule = /BYMONTH=(\d+);BYDAY=(-?\d)SU/.exec(text)
  const years = [2026, 2027, 2028, 2029, 2030].filter((year) => year > Number(first.slice(0, 4)))
  const more = rule
    ? years.map((year) => sundayMs(year, Number(rule[1]), Number(rule[2])) + (localMs(first) % 86_400_000))
    : [...text.matchAll(/^RDATE:(.*)$/gm)].map(([, basic = '']) => localMs(basic))
  return [localMs(first), ...more].map((local) => ({
    atMs: local - offsetOf('TZOFFSETFROM'),
    offset: offsetOf('TZOFFSETTO'),
  }))
}

function sundayMs(year: number, month: number, place: number): number {
  const days = Array.from({ length: new Date(Date.UTC(year, month, 0)).getUTCDate() }, (_, index) =>
    Date.UTC(year, month - 1, index + 1),
  )
  const sundays = days.filter((ms) => new Date(ms).getUTCDay() === 0)
  return sundays.at(place < 0 ? place : place - 1) ?? 0
}
