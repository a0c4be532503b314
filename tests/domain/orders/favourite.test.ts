import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { LocalDateTime } from '#src/contract/values.ts'
import { dueTime, isOfToday, isSameOrder, nextMoment } from '#src/domain/orders/favourite.ts'
import { dateOf, timeOf, wallClock, weekdayOf } from '#src/domain/time/wall-clock.ts'
import { aLine, aProduct, id, moment, time } from '#tests/support/builders.ts'

const friday = { weekday: 5, time: time('12:30') }
const zones = fc.constantFrom('Europe/Rome', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata')
const instants = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2032, 0, 1) })
const weekly = fc.record({
  weekday: fc.integer({ min: 1, max: 7 }),
  time: fc.constantFrom('00:00', '02:30', '12:30', '23:59').map(time),
})

describe('dueTime and isOfToday', () => {
  test.each([
    ['2026-11-20 00:00:00', true, '12:30'],
    ['2026-11-20 12:29:59', true, '12:30'],
    ['2026-11-20 12:30:59', true, '12:30'],
    ['2026-11-20 12:31:00', true, null],
    ['2026-11-20 23:59:59', true, null],
    ['2026-11-19 12:00:00', false, null],
    ['2026-11-21 00:00:00', false, null],
  ])('on Friday at %s: of today %s, due at %s', (now, isToday, due) => {
    expect(isOfToday({ when: friday }, moment(now))).toBe(isToday)
    expect(dueTime({ when: friday }, moment(now))).toBe(due)
  })

  test('nothing is due without a day', () => {
    expect(isOfToday({ when: null }, moment('2026-11-20 12:00:00'))).toBe(false)
    expect(dueTime({ when: null }, moment('2026-11-20 12:00:00'))).toBeNull()
  })

  // The venue in Rome: summer time ends on Sunday 25 October 2026, and begins on Sunday 28 March 2027.
  test.each([
    ['before the night of autumn', Date.UTC(2026, 9, 24, 21, 59), null],
    ['at the start of that night', Date.UTC(2026, 9, 24, 22), '02:30'],
    ['at the first half past two', Date.UTC(2026, 9, 25, 0, 30), '02:30'],
    ['after it, before clocks go back', Date.UTC(2026, 9, 25, 0, 59), null],
    ['at the second half past two', Date.UTC(2026, 9, 25, 1, 30), '02:30'],
    ['after the second', Date.UTC(2026, 9, 25, 1, 31), null],
    ['before the skipped hour of spring', Date.UTC(2027, 2, 28, 0, 59), '02:30'],
    ['after the skipped hour', Date.UTC(2027, 2, 28, 1), null],
  ])('by the venue’s clock %s', (_when, instant, due) => {
    const now = wallClock(instant, 'Europe/Rome')
    expect(dueTime({ when: { weekday: 7, time: time('02:30') } }, now)).toBe(due)
  })
})

describe('nextMoment', () => {
  test.each([
    ['2026-11-20 12:30:59', '2026-11-20 12:30:00'],
    ['2026-11-20 12:31:00', '2026-11-27 12:30:00'],
    ['2026-11-21 00:00:00', '2026-11-27 12:30:00'],
    ['2026-12-31 23:00:00', '2027-01-01 12:30:00'],
  ])('on Friday after %s is %s', (now, expected) => {
    expect(nextMoment(friday, moment(now))).toBe(expected)
  })

  test('is that weekday and time, within a week', () => {
    fc.assert(
      fc.property(weekly, instants, zones, (when, instant, zone) => {
        const now = wallClock(instant, zone)
        const next = nextMoment(when, now)
        expect([weekdayOf(dateOf(next)), timeOf(next)]).toEqual([when.weekday, when.time])
        expect(next.slice(0, 16) >= now.slice(0, 16)).toBe(true)
        const days = (Date.parse(`${dateOf(next)}Z`) - Date.parse(`${dateOf(now)}Z`)) / 86_400_000
        expect(days).toBeLessThanOrEqual(7)
        // Today's time is the next one exactly while it is due.
        expect(dueTime({ when }, now) !== null).toBe(days === 0)
      }),
    )
  })
})

describe('isSameOrder', () => {
  const pizza = aLine({ product: aProduct({ id: id(201) }), quantity: 2 })
  const cake = aLine({ product: aProduct({ id: id(801) }), lineId: 2 })
  const order = { venueId: id<'Venue'>(12), type: 'takeAway', lines: [pizza, cake] } as const
  const ofRosa = { ...pizza, member: { id: id<'GroupMember'>(1), name: 'Rosa' } }

  test.each([
    ['in another order', { lines: [cake, pizza] }, true],
    ['one by one', { lines: [{ ...pizza, quantity: 1 }, cake, { ...pizza, quantity: 1, lineId: 3 }] }, true],
    ['at other prices', { lines: [{ ...pizza, unitPrice: 1 as never }, cake] }, true],
    ['chosen by others', { lines: [ofRosa, cake] }, true],
    ['with one more', { lines: [{ ...pizza, quantity: 3 }, cake] }, false],
    ['with one missing', { lines: [pizza] }, false],
    ['with a note', { lines: [pizza, { ...cake, item: { ...cake.item, note: 'no cocoa' } }] }, false],
    ['of another type', { type: 'eatIn' }, false],
    ['at another venue', { venueId: id<'Venue'>(11) }, false],
    ['of an older version', { venueId: null, type: null }, false],
  ] as const)('%s: %s', (_how, changed, expected) => {
    const other = { ...order, ...changed }
    expect(isSameOrder(order, other)).toBe(expected)
    expect(isSameOrder(other, order)).toBe(expected)
  })
})

test('times are compared as the texts that clocks show', () => {
  const now: LocalDateTime = moment('2026-11-20 09:05:00')
  expect(dueTime({ when: { weekday: 5, time: time('09:04') } }, now)).toBeNull()
  expect(dueTime({ when: { weekday: 5, time: time('10:00') } }, now)).toBe('10:00')
})
