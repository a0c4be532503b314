import { describe, expect, test } from 'vitest'

import { courierState, isCourierDone } from '#src/domain/orders/courier-state.ts'

describe('courierState', () => {
  test.each([
    ['READY', 'ready'],
    ['ROUTED', 'ready'],
    ['ASSIGNED_TO_COURIER', 'assigned'],
    ['picking', 'assigned'],
    ['almost_picking', 'assigned'],
    ['waiting_at_pickup', 'assigned'],
    ['ON_DELIVERY', 'onDelivery'],
    ['delivering', 'onDelivery'],
    ['almost_delivering', 'onDelivery'],
    ['waiting_at_dropoff', 'onDelivery'],
    ['DELIVERED', 'delivered'],
    ['delivered', 'delivered'],
  ])('of %s is %s [ORD-30]', (word, state) => {
    expect(courierState(word)).toBe(state)
  })

  test.each([
    ['ON_RETURN_TO_WH', 'undeliverable'],
    ['UNDELIVERABLE', 'undeliverable'],
    ['RETURNED', 'undeliverable'],
    ['returned', 'undeliverable'],
    ['returning', 'undeliverable'],
    ['CANCELLED', 'cancelled'],
    ['canceled', 'cancelled'],
    ['pending', null],
    ['ready', null],
    ['', null],
    ['toString', null],
    [null, null],
  ])('of %s is %s [ORD-31]', (word, state) => {
    expect(courierState(word)).toBe(state)
  })
})

describe('isCourierDone', () => {
  test.each([
    ['delivered', true],
    ['undeliverable', true],
    ['cancelled', true],
    ['onDelivery', false],
    ['ready', false],
    [null, false],
  ] as const)('with %s is %s', (state, expected) => {
    expect(isCourierDone(state)).toBe(expected)
  })
})
