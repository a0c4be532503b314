import { describe, expect, test } from 'vitest'

import { isLongPast, isRefusedOrCancelled, isSettled, isWaiting, lastMoment } from '#src/domain/orders/order-state.ts'
import { moment } from '#tests/support/builders.ts'
import { anOrder } from '#tests/support/order-builders.ts'

const before = moment('2026-11-20 18:00:00')
const slot = { slotStart: moment('2026-11-20 19:00:00'), slotEnd: moment('2026-11-20 19:15:00') }

describe('the status of an order', () => {
  test.each([
    ['new', true, false],
    ['waiting', true, false],
    ['other', true, false],
    ['confirmed', false, false],
    ['refused', false, true],
    ['cancelled', false, true],
  ] as const)('%s: waits %s, is off %s [ORD-28]', (status, waits, off) => {
    expect([isWaiting({ status }), isRefusedOrCancelled({ status })]).toEqual([waits, off])
  })
})

describe('isSettled', () => {
  test.each([
    ['waits', { status: 'new' }, false],
    ['is refused', { status: 'refused' }, true],
    ['is cancelled', { status: 'cancelled', orderType: 'delivery', courierCompany: 'PonyU' }, true],
    ['is confirmed for take-away', { status: 'confirmed' }, true],
    ['is confirmed at a table', { status: 'confirmed', orderType: 'table' }, true],
    ['is confirmed for delivery, nobody named yet', { status: 'confirmed', orderType: 'delivery' }, false],
    [
      'has a courier under way',
      { status: 'confirmed', orderType: 'dil', courierCompany: 'P', courierStatus: 'picking' },
      false,
    ],
    ['has a courier without a word', { status: 'confirmed', orderType: 'dil', courierCompany: 'P' }, false],
    [
      'is delivered',
      { status: 'confirmed', orderType: 'delivery', courierCompany: 'P', courierStatus: 'DELIVERED' },
      true,
    ],
    ['came back', { status: 'confirmed', orderType: 'delivery', courierCompany: 'P', courierStatus: 'returned' }, true],
  ] as const)('of an order that %s', (_what, fields, expected) => {
    expect(isSettled(anOrder({ ...slot, ...fields }), before)).toBe(expected)
  })

  test('of the venue’s own delivery follows its slot', () => {
    const order = anOrder({ ...slot, status: 'confirmed', orderType: 'delivery' })
    expect(isSettled(order, slot.slotEnd)).toBe(false)
    expect(isSettled(order, moment('2026-11-20 19:15:01'))).toBe(true)
  })

  test('of an unanswered order follows its slot by a day', () => {
    const order = anOrder({ slotStart: moment('2026-11-30 23:50:00') })
    expect(isSettled(order, moment('2026-12-01 23:50:00'))).toBe(false)
    expect(isSettled(order, moment('2026-12-01 23:50:01'))).toBe(true)
    expect(isLongPast(order, moment('2026-12-01 00:10:00'))).toBe(false)
  })
})

describe('lastMoment', () => {
  test('is the end of the slot, or its start', () => {
    const asOrdered = { ...slot, expected: null }
    expect(lastMoment(asOrdered)).toBe(slot.slotEnd)
    expect(lastMoment({ ...asOrdered, slotEnd: null })).toBe(slot.slotStart)
  })

  test('is that of the expected time once there is one', () => {
    const from = moment('2026-11-20 20:00:00')
    const to = moment('2026-11-20 20:10:00')
    expect(lastMoment({ ...slot, expected: { from, to } })).toBe(to)
    expect(lastMoment({ ...slot, expected: { from, to: null } })).toBe(from)
  })
})
