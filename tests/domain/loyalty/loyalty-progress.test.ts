import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  areCumulable,
  ascending,
  daysToExpiry,
  isActive,
  missingPoints,
  progressPercent,
} from '#src/domain/loyalty/loyalty-progress.ts'
import { day } from '#tests/support/builders.ts'
import { aPromotion, aThreshold } from '#tests/support/savings-builders.ts'

describe('progressPercent', () => {
  test.each([
    [0, 200, 0],
    [1, 200, 0],
    [2, 200, 1],
    [199, 200, 99],
    [200, 200, 100],
    [201, 200, 100],
    [2, 3, 66],
    [29, 100, 29],
    [57, 100, 57],
    [5, 0, 0],
    [0, 0, 0],
    [-3, 10, 0],
  ])('of %d points of %d is %d [HOME-07]', (score, highestThreshold, percent) => {
    expect(progressPercent({ score, highestThreshold })).toBe(percent)
  })

  test('is 0 to 100, and 100 only at the maximum [HOME-07]', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(10_000), (score, highestThreshold) => {
        const percent = progressPercent({ score, highestThreshold })
        expect(Number.isInteger(percent)).toBe(true)
        expect(percent).toBeGreaterThanOrEqual(0)
        expect(percent === 100).toBe(highestThreshold > 0 && score >= highestThreshold)
      }),
    )
  })
})

test.each([
  [null, true],
  ['2026-03-09', false],
  ['2026-03-10', true],
  ['2026-03-11', true],
])('a promotion ending %s is active on 10 March: %s [HOME-06]', (to, expected) => {
  expect(isActive(aPromotion({ to: to === null ? null : day(to) }), day('2026-03-10'))).toBe(expected)
})

test('no promotion is not active [HOME-06]', () => {
  expect(isActive(null, day('2026-03-10'))).toBe(false)
})

test('thresholds stand in ascending order, whatever order they come in [LOYAL-02]', () => {
  const points = [100, 50, 200].map((one) => aThreshold({ points: one }))
  expect(ascending(points).map((one) => one.points)).toEqual([50, 100, 200])
  expect(points.map((one) => one.points)).toEqual([100, 50, 200])
})

test.each([
  [0, 50],
  [49, 1],
  [50, 50],
  [100, null],
])('with %d points %s are missing for the next reward', (score, missing) => {
  const thresholds = [aThreshold({ points: 100 }), aThreshold({ points: 50 })]
  expect(missingPoints(score, thresholds)).toBe(missing)
})

test.each([
  [true, false, true],
  [false, true, false],
  [null, true, true],
  [null, false, false],
])('rewards add up by promotion (%s), else first threshold (%s) [API-16, LOYAL-10]', (of, first, expected) => {
  const thresholds = [aThreshold({ isCumulable: first }), aThreshold({ isCumulable: !first })]
  expect(areCumulable(aPromotion({ isCumulable: of, thresholds }))).toBe(expected)
})

describe('daysToExpiry', () => {
  const to = day('2025-12-31')
  const of = (expires: boolean, on: string | null, end = true) =>
    daysToExpiry({ to: end ? to : null, rewardsExpire: expires, rewardsExpireOn: on === null ? null : day(on) })

  test.each([
    ['2026-01-01', 1],
    ['2026-01-30', 30],
    ['2026-03-31', 90],
    ['2025-12-31', 0],
  ])('until %s are %d calendar days [LOYAL-08, PTS-17]', (on, days) => {
    expect(of(true, on)).toBe(days)
  })

  test('are none without an expiry, its day, or an end [LOYAL-08]', () => {
    expect([of(false, '2026-01-30'), of(true, null), of(true, '2026-01-30', false)]).toEqual([null, null, null])
  })
})
