import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { calendarOf } from '#server/platform/calendar.ts'
import { slotEndOf, slotStartsFrom } from '#server/slots/timetable-slots.ts'
import type { LocalDate, LocalDateTime, LocalTime } from '#src/contract/values.ts'
import { addDays } from '#src/domain/time/wall-clock.ts'

const aDate = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10) as LocalDate)
const aTime = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}` as LocalTime)

test('dayjs adds days as the rules do', () => {
  fc.assert(
    fc.property(aDate, fc.integer({ min: -400, max: 400 }), (date, days) => {
      expect(calendarOf(date).add(days, 'day').format('YYYY-MM-DD')).toBe(addDays(date, days))
    }),
  )
})

test('a slot of whole days ends at its own time', () => {
  fc.assert(
    fc.property(aDate, aTime, fc.integer({ min: 1, max: 30 }), (date, time, days) => {
      const start = `${date} ${time}:00` as LocalDateTime
      expect(slotEndOf({ stepMinutes: days * 24 * 60 }, start, 'UTC')).toBe(`${addDays(date, days)} ${time}:00`)
    }),
  )
})

test('slot times follow each other until the timetable ends [WIZ-46]', () => {
  fc.assert(
    fc.property(aDate, aTime, aTime, fc.integer({ min: 1, max: 240 }), (date, from, to, stepMinutes) => {
      const starts = slotStartsFrom(date, { from, to, stepMinutes })
      expect(starts[0]).toBe(`${date} ${from}:00`)
      const last = `${to < from ? addDays(date, 1) : date} ${to}:00`
      expect(starts.every((start) => start <= last)).toBe(true)
      const ends = starts.map((start) => slotEndOf({ stepMinutes }, start, 'UTC'))
      expect(ends.slice(0, -1)).toEqual(starts.slice(1))
      expect((ends.at(-1) ?? '') > last).toBe(true)
    }),
  )
})

// Once this fails, dayjs may be used in lazy chunks of the widget (decision 27).
test('dayjs cannot start on pages with frozen prototypes', () => {
  const source = readFileSync('node_modules/dayjs/dayjs.min.js', 'utf8')
  const start = (before: string) => runInContext(`'use strict'; ${before}; ${source}`, createContext({ self: {} }))
  expect(() => start('')).not.toThrow()
  expect(() => start('Object.freeze(Object.prototype)')).toThrow("Cannot assign to read only property 'valueOf'")
})
