import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { cents, percentOf, roundCents, sumCents, timesCents, toCents } from '#src/domain/money.ts'
import { price } from '#tests/support/builders.ts'

describe('roundCents', () => {
  test.each([
    [122.5, 123],
    [-122.5, -123],
    [122.4999, 122],
    [-122.4999, -122],
    [0.5, 1],
    [-0.5, -1],
    [0, 0],
  ])('rounds %d to %d, half away from zero [PRICE-01]', (amount, rounded) => {
    expect(roundCents(amount)).toBe(rounded)
  })

  test('is symmetric and at most half a cent away', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (amount) => {
        expect(Number(roundCents(-amount))).toBe(0 - roundCents(amount))
        expect(Math.abs(roundCents(amount) - amount)).toBeLessThanOrEqual(0.5 + 1e-5)
      }),
    )
  })

  test('takes every tie of tenths away from zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (whole) => {
        expect(roundCents(whole + 0.5)).toBe(whole + 1)
        expect(roundCents(-(whole + 0.5))).toBe(-(whole + 1))
      }),
    )
  })

  test('never makes a negative zero', () => {
    expect(Object.is(roundCents(-0.2), 0)).toBe(true)
  })
})

describe('percentOf', () => {
  test('10% of 12.25 is 1.23 [PRICE-01]', () => {
    expect(percentOf(price('12.25'), 10)).toBe(price('1.23'))
    expect(percentOf(price('-12.25'), 10)).toBe(price('-1.23'))
  })

  test('is rounded once, after the factor [PRICE-25]', () => {
    expect(percentOf(price('33.35'), 10, 3)).toBe(price('10.01'))
  })

  test('agrees with whole-number arithmetic for every percentage of two decimals', () => {
    const amounts = fc.record({
      amount: fc.integer({ min: 0, max: 5_000_000 }),
      hundredths: fc.integer({ min: 0, max: 10_000 }),
    })
    fc.assert(
      fc.property(amounts, ({ amount, hundredths }) => {
        const exact = (BigInt(amount) * BigInt(hundredths) + 5000n) / 10000n
        expect(percentOf(cents(amount), hundredths / 100)).toBe(Number(exact))
      }),
    )
  })
})

describe('sumCents, timesCents and toCents', () => {
  test('keep whole cents', () => {
    expect(sumCents([price('0.10'), price('0.20')])).toBe(30)
    expect(sumCents([])).toBe(0)
    expect(timesCents(price('13.80'), 3)).toBe(price('41.40'))
    expect(toCents(1.005)).toBe(101)
  })
})
