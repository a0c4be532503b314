import { describe, expect, test } from 'vitest'

import { orderDue } from '#src/domain/orders/order-due.ts'
import { orderTime, timeBefore } from '#src/domain/orders/order-times.ts'
import { moment, price } from '#tests/support/builders.ts'
import { anOrder } from '#tests/support/order-builders.ts'

const at = (time: string) => moment(`2026-11-20 ${time}:00`)
const slot = { slotStart: at('19:00'), slotEnd: at('19:15') }

describe('the time of an order', () => {
  test.each([
    ['take-away', { orderType: 'takeAway' }, at('19:00'), null],
    ['a delivery', { orderType: 'delivery' }, at('19:00'), at('19:15')],
    ['a delivery without an end', { orderType: 'dil', slotEnd: null }, at('19:00'), null],
    ['one that is expected later', { expected: { from: at('19:30'), to: null } }, at('19:30'), null],
    ['one that is expected in a span', { expected: { from: at('19:30'), to: at('19:40') } }, at('19:30'), at('19:40')],
  ] as const)('of %s [ORD-38]', (_what, fields, from, to) => {
    expect(orderTime(anOrder({ ...slot, ...fields }))).toEqual({ from, to })
  })

  test.each([
    ['is not expected otherwise', { expected: null }, null],
    ['is expected as chosen', { expected: { from: at('19:00'), to: null } }, null],
    ['comes later', { expected: { from: at('19:30'), to: null } }, { from: at('19:00'), to: null }],
    ['gets an end', { expected: { from: at('19:00'), to: at('19:20') } }, { from: at('19:00'), to: null }],
  ] as const)('chosen before, when it %s [ORD-38]', (_what, fields, before) => {
    expect(timeBefore(anOrder({ ...slot, ...fields }))).toEqual(before)
  })
})

describe('orderDue', () => {
  test.each([
    ['in cash', {}, 650],
    ['in cash, partly paid by bills', { paidByBills: price('4.00') }, 250],
    ['in cash, paid by bills', { paidByBills: price('6.50') }, 0],
    ['in cash, paid with more', { paidByBills: price('7.00') }, 0],
    ['online, paid', { paymentMode: 'card', paymentStatus: 'paid' }, 0],
    ['online, unpaid', { paymentMode: 'payPal', paymentStatus: 'pending' }, 650],
    ['refused', { status: 'refused' }, 0],
    ['cancelled', { status: 'cancelled', paymentMode: 'card', paymentStatus: 'pending' }, 0],
  ] as const)('of an order %s', (_what, fields, due) => {
    expect(orderDue(anOrder(fields))).toBe(due)
  })
})
