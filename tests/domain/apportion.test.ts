import fc from 'fast-check'
import { expect, test } from 'vitest'

import { apportion } from '#src/domain/apportion.ts'
import { cents, sumCents } from '#src/domain/money.ts'

test.each([
  ['by the largest remainder', 100, [2, 1, 3], [33, 17, 50]],
  ['the first of equal ones', 100, [1, 1, 1], [34, 33, 33]],
  ['evenly without weights', 5, [0, 0], [3, 2]],
  ['to nobody', 100, [], []],
])('divides %s', (_how, total, weights, parts) => {
  expect(apportion(cents(total), weights)).toEqual(parts)
})

test('divides in units, the odd rest first', () => {
  expect(apportion(cents(1050), [1, 1], 100)).toEqual([550, 500])
})

const whole = fc.integer({ min: 0, max: 2_147_483_647 })

test('adds up, never negative, whatever the size', () => {
  fc.assert(
    fc.property(
      whole,
      fc.array(whole, { minLength: 1, maxLength: 20 }),
      fc.constantFrom(1, 100),
      (total, weights, unit) => {
        const parts = apportion(cents(total), weights, unit)
        expect(sumCents(parts)).toBe(total)
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
        expect(parts.every(Number.isInteger)).toBe(true)
      },
    ),
  )
})
