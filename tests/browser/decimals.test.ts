import { describe, expect, test } from 'vitest'

import { floorDecimal, roundDecimal } from '#src/browser/decimals.ts'

describe('floorDecimal', () => {
  test.each([
    [0.29 * 100, 29],
    [28.9, 28],
    [29, 29],
    [28.999_998, 28],
    [-0.5, -1],
  ])('of %f is %i', (value, expected) => {
    expect(floorDecimal(value)).toBe(expected)
  })
})

describe('roundDecimal', () => {
  test.each([
    [1.005 * 100, 101],
    [0.5, 1],
    [0.499_99, 0],
    [-0.5, -1],
    [-1.005 * 100, -101],
    [-0.2, 0],
  ])('of %f is %i, half away from zero', (value, expected) => {
    expect(roundDecimal(value)).toBe(expected)
  })
})
