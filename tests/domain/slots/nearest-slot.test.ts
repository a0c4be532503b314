import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { nearestSlot } from '#src/domain/slots/nearest-slot.ts'
import { aSlot, time } from '#tests/support/builders.ts'

const minuteOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
const clock = fc
  .integer({ min: 0, max: 1439 })
  .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`)

describe('nearestSlot', () => {
  const slots = ['12:00', '12:15', '12:45', '19:00'].map((from) => aSlot(from))

  test.each([
    ['12:15', '12:15'],
    ['12:29', '12:15'],
    ['12:30', '12:15'],
    ['12:31', '12:45'],
    ['08:00', '12:00'],
    ['23:59', '19:00'],
  ])('at %s is that of %s', (wished, expected) => {
    expect(nearestSlot(slots, time(wished))?.from).toBe(expected)
    expect(nearestSlot([...slots].reverse(), time(wished))?.from).toBe(expected)
  })

  test('is null without slots', () => {
    expect(nearestSlot([], time('12:30'))).toBeNull()
  })

  test('is a slot of the day, and none is nearer', () => {
    fc.assert(
      fc.property(fc.array(clock, { minLength: 1, maxLength: 20 }), clock, (times, wished) => {
        const all = times.map((from) => aSlot(from))
        const nearest = nearestSlot(all, time(wished))
        expect(all).toContain(nearest)
        const away = (from: string) => Math.abs(minuteOf(from) - minuteOf(wished))
        const least = Math.min(...times.map(away))
        const best = times.filter((from) => away(from) === least).sort()
        expect(nearest?.from).toBe(best[0])
      }),
    )
  })
})
