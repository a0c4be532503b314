import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { sumOf } from '#src/browser/lists.ts'
import type { Order } from '#src/contract/placed-order.ts'
import { cents } from '#src/domain/money.ts'
import { billParts, isForBills, leftToPay, paidByBills, waitsForBills } from '#src/domain/tables/bill.ts'
import { id, price } from '#tests/support/builders.ts'
import { anOrder } from '#tests/support/order-builders.ts'

const atVenue = { status: 'confirmed', paymentMode: 'cash', total: price('9.50') } as const
const round = (changes: Partial<Order> = {}) => anOrder({ ...atVenue, ...changes })

describe('an order at a table', () => {
  test.each<[Order['status'], Order['paymentMode'], boolean, boolean]>([
    ['confirmed', 'cash', true, false],
    ['new', 'cash', false, true],
    ['waiting', 'cash', false, true],
    ['refused', 'cash', false, false],
    ['cancelled', 'cash', false, false],
    ['other', 'cash', false, false],
    ['confirmed', 'card', false, false],
    ['confirmed', 'payPal', false, false],
    ['confirmed', 'other', false, false],
    ['new', 'card', false, false],
  ])('that is %s and paid by %s', (status, paymentMode, isPayable, isWaiting) => {
    const order = round({ status, paymentMode })
    expect([isForBills(order), waitsForBills(order)]).toEqual([isPayable, isWaiting])
    expect(leftToPay(order)).toBe(isPayable ? 950 : 0)
  })

  test.each<[string | null, number]>([
    [null, 950],
    ['0.00', 950],
    ['0.01', 949],
    ['9.49', 1],
    ['9.50', 0],
    ['9.51', 0],
  ])('of 9.50 with %s paid has %i left', (paid, left) => {
    expect(leftToPay(round({ paidByBills: paid === null ? null : price(paid) }))).toBe(left)
  })

  test('counts what bills have paid, of refused ones too', () => {
    const orders = [round({ paidByBills: price('1.50') }), round(), round({ paidByBills: price('2.00') })]
    expect(paidByBills(orders)).toBe(350)
    expect(paidByBills([])).toBe(0)
  })
})

const left = (number: number, amount: number) => ({ id: id<'Order'>(number), left: cents(amount) })
const someOrders = fc.uniqueArray(
  fc.record({ number: fc.integer({ min: 1, max: 999 }), amount: fc.integer({ min: 0, max: 20_000 }) }),
  { selector: ({ number }) => number, maxLength: 8 },
)
const ofOrders = (orders: readonly { number: number; amount: number }[]) =>
  orders.map(({ number, amount }) => left(number, amount))

describe('the parts of a bill', () => {
  test.each<[number, readonly (readonly [number, number])[] | null]>([
    [-1, null],
    [0, null],
    [1, [[7, 1]]],
    [500, [[7, 500]]],
    [
      501,
      [
        [7, 500],
        [9, 1],
      ],
    ],
    [
      800,
      [
        [7, 500],
        [9, 300],
      ],
    ],
    [801, null],
  ])('of %i cents take the oldest order first', (amount, parts) => {
    const orders = [left(9, 300), left(8, 0), left(7, 500)]
    expect(billParts(cents(amount), orders)).toEqual(
      parts && parts.map(([orderId, part]) => ({ orderId, amount: part })),
    )
  })

  test('add up, exceed no order, and are never nothing', () => {
    fc.assert(
      fc.property(someOrders, fc.integer({ min: 1, max: 200_000 }), (some, wish) => {
        const orders = ofOrders(some)
        const whole = sumOf(orders, (order) => order.left)
        fc.pre(whole > 0)
        const amount = cents((wish % whole) + 1)
        const parts = billParts(amount, orders)
        const leftOf = (orderId: number) => orders.find((order) => order.id === orderId)?.left ?? 0
        expect(sumOf(parts ?? [], (part) => part.amount)).toBe(amount)
        expect(new Set(parts?.map(({ orderId }) => orderId)).size).toBe(parts?.length)
        expect(parts?.every((part) => part.amount > 0 && part.amount <= leftOf(part.orderId))).toBe(true)
      }),
    )
  })

  test('do not depend on the sequence of the orders', () => {
    fc.assert(
      fc.property(someOrders, fc.integer({ min: 1, max: 50_000 }), (some, amount) => {
        const orders = ofOrders(some)
        expect(billParts(cents(amount), orders.toReversed())).toEqual(billParts(cents(amount), orders))
      }),
    )
  })

  test('are nothing for more than is left', () => {
    fc.assert(
      fc.property(someOrders, fc.integer({ min: 1, max: 500 }), (some, more) => {
        const orders = ofOrders(some)
        expect(billParts(cents(sumOf(orders, (order) => order.left) + more), orders)).toBeNull()
      }),
    )
  })
})
