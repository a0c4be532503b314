import { describe, expect, test } from 'vitest'

import { minimumProgress } from '#src/domain/fees/minimum-progress.ts'
import { cents } from '#src/domain/money.ts'

describe('minimumProgress', () => {
  test.each([
    [1199, { minimum: 1200, missing: 1 }],
    [1200, null],
    [1201, null],
  ])('of products of %s cents, with a minimum of 12.00', (products, expected) => {
    expect(minimumProgress(cents(1200), cents(products))).toEqual(expected)
  })

  test.each([null, 0])('is nothing without a minimum, %s', (minimum) => {
    expect(minimumProgress(minimum === null ? null : cents(minimum), cents(0))).toBeNull()
  })
})
