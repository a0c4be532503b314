import { describe, expect, test } from 'vitest'

import {
  firstSlotFrom,
  fromRunningSlot,
  hasBegun,
  isSlotOffered,
  slotEnd,
  slotsByHour,
  slotStart,
} from '#src/domain/slots/slot-times.ts'
import { aSlot, day, moment, time } from '#tests/support/builders.ts'

const date = day('2026-05-31')

describe('slotStart and slotEnd', () => {
  test('are the day and the time of the slot', () => {
    expect(slotStart(date, aSlot('19:30'))).toBe('2026-05-31 19:30:00')
    expect(slotEnd(date, aSlot('19:30', { to: time('20:00') }))).toBe('2026-05-31 20:00:00')
    expect(slotEnd(date, aSlot('19:30'))).toBeNull()
  })

  test.each([
    ['23:45', '00:15', '2026-06-01 00:15:00'],
    ['12:00', '12:00', '2026-06-01 12:00:00'],
    ['12:00', '12:01', '2026-05-31 12:01:00'],
  ])('a slot from %s to %s ends at %s', (from, to, expected) => {
    expect(slotEnd(date, aSlot(from, { to: time(to) }))).toBe(expected)
  })
})

describe('isSlotOffered', () => {
  test.each([
    ['2026-05-31 12:14:59', true],
    ['2026-05-31 12:15:00', true],
    ['2026-05-31 12:15:59', true],
    ['2026-05-31 12:16:00', false],
    ['2026-05-30 23:59:59', true],
    ['2026-06-01 00:00:00', false],
  ])('at %s the slot of 12:15 is offered: %s', (now, expected) => {
    expect(isSlotOffered(date, aSlot('12:15'), moment(now))).toBe(expected)
  })
})

describe('firstSlotFrom', () => {
  const slots = [aSlot('12:00'), aSlot('12:15'), aSlot('12:30')]

  test.each([
    ['12:07', '12:15'],
    ['12:15', '12:15'],
    ['11:00', '12:00'],
  ])('at %s is that of %s [CART-32]', (now, expected) => {
    expect(firstSlotFrom(slots, time(now))?.from).toBe(expected)
  })

  test('is the earliest one, whatever their order', () => {
    expect(firstSlotFrom([...slots].reverse(), time('12:07'))?.from).toBe('12:15')
  })

  test('is null when none is left', () => {
    expect(firstSlotFrom(slots, time('12:31'))).toBeNull()
    expect(firstSlotFrom([], time('12:00'))).toBeNull()
  })
})

describe('slotsByHour', () => {
  test('puts the slots under their hours, in time order', () => {
    const slots = [aSlot('20:00'), aSlot('19:30'), aSlot('19:00')]
    expect(slotsByHour(slots).map(({ hour, slots: ofHour }) => [hour, ofHour.map(({ from }) => from)])).toEqual([
      ['19', ['19:00', '19:30']],
      ['20', ['20:00']],
    ])
    expect(slotsByHour([])).toEqual([])
  })
})

describe('hasBegun', () => {
  test.each([
    ['2026-05-31 12:14:59', false],
    ['2026-05-31 12:15:00', true],
    ['2026-06-01 00:00:00', true],
    ['2026-05-30 23:59:59', false],
  ])('at %s the slot of 12:15: %s', (now, expected) => {
    expect(hasBegun(date, aSlot('12:15'), moment(now))).toBe(expected)
  })
})

describe('fromRunningSlot', () => {
  const slots = [aSlot('12:30'), aSlot('12:00'), aSlot('12:15')]

  test.each([
    ['11:59', ['12:00', '12:15', '12:30']],
    ['12:00', ['12:00', '12:15', '12:30']],
    ['12:14', ['12:00', '12:15', '12:30']],
    ['12:15', ['12:15', '12:30']],
    ['13:00', ['12:30']],
  ])('at %s is %j', (at, expected) => {
    expect(fromRunningSlot(date, slots, moment(`2026-05-31 ${at}:59`)).map(({ from }) => from)).toEqual(expected)
  })

  test('without slots is empty', () => {
    expect(fromRunningSlot(date, [], moment('2026-05-31 12:00:00'))).toEqual([])
  })
})
