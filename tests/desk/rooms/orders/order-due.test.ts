import { describe, expect, test } from 'vitest'

import type { DeskOrder } from '#desk/contract/orders.ts'
import { expectedLater, momentNear } from '#desk/rooms/orders/order-due.ts'
import { instantOf } from '#src/domain/time/instant.ts'
import { moment } from '#tests/support/builders.ts'

const at = (time: string) => instantOf(moment(time), 'Europe/Rome')
type Times = Pick<DeskOrder, 'slotStart' | 'slotEnd' | 'expected'>
const order = (times: Partial<Times>) =>
  ({
    slotStart: moment('2026-03-10 19:00:00'),
    slotEnd: null,
    expected: null,
    venue: { timeZone: 'Europe/Rome' },
    ...times,
  }) as DeskOrder

describe('an order that takes longer', () => {
  test('is expected so many minutes after it is due [ORD-63]', () => {
    const noon = at('2026-03-10 12:00:00')
    expect(expectedLater(order({}), 10, noon)).toEqual({ from: '2026-03-10 19:10:00', to: null })
    const slot = order({ slotEnd: moment('2026-03-10 19:15:00') })
    expect(expectedLater(slot, 20, noon)).toEqual({ from: '2026-03-10 19:20:00', to: '2026-03-10 19:35:00' })
    const expected = order({ expected: { from: moment('2026-03-10 19:55:00'), to: moment('2026-03-11 00:05:00') } })
    expect(expectedLater(expected, 20, noon)).toEqual({ from: '2026-03-10 20:15:00', to: '2026-03-11 00:25:00' })
  })

  test('is expected so many minutes from now when late [ORD-63]', () => {
    expect(expectedLater(order({}), 10, at('2026-03-10 19:00:00')).from).toBe('2026-03-10 19:10:00')
    expect(expectedLater(order({}), 10, at('2026-03-10 19:25:30')).from).toBe('2026-03-10 19:36:00')
  })
})

test.each([
  ['2026-03-13 19:30:00', '20:15', '2026-03-13 20:15:00'],
  ['2026-03-13 23:45:00', '00:15', '2026-03-14 00:15:00'],
  ['2026-03-14 00:15:00', '23:50', '2026-03-13 23:50:00'],
  ['2026-03-14 00:15:00', '01:00', '2026-03-14 01:00:00'],
  ['2026-12-31 23:30:00', '00:00', '2027-01-01 00:00:00'],
  ['2026-03-13 12:00:00', '11:45', '2026-03-13 11:45:00'],
])('of an order for %s, %s is %s [WIZ-46]', (slotStart, typed, expected) => {
  expect(momentNear(moment(slotStart), typed)).toBe(expected)
})
