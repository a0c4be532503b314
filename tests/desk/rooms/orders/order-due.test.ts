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
  ['19:40', '2026-03-10 19:40:00'],
  ['18:00', '2026-03-10 18:00:00'],
  ['00:15', '2026-03-11 00:15:00'],
])('the time %s near a slot at 23:45 is %s', (time, moments) => {
  const slotStart = time === '00:15' ? moment('2026-03-10 23:45:00') : moment('2026-03-10 19:00:00')
  expect(momentNear(slotStart, time)).toBe(moments)
})
