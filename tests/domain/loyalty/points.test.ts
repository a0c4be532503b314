import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { PointRule, Threshold } from '#src/contract/promotion.ts'
import { creditPoints, pointsOf } from '#src/domain/loyalty/points.ts'
import { aCart, aLine, aProduct, id, price, venueId } from '#tests/support/builders.ts'
import { aPromotion, aThreshold } from '#tests/support/savings-builders.ts'

const spent = (amount: string) => ({ lines: [], net: price(amount), venueId })
const ordered = (...counts: readonly (readonly [productId: number, typeId: number, quantity: number])[]) => ({
  lines: aCart(
    ...counts.map(([product, type, quantity]) =>
      aLine({ product: aProduct({ id: id(product), typeId: id(type) }), quantity }),
    ),
  ).lines,
  net: price('0.00'),
  venueId,
})
const rule = (unitsPerPoint: number | null, fields: Partial<PointRule> = {}): PointRule => ({
  productId: 'any',
  typeId: 'any',
  unitsPerPoint,
  ...fields,
})
const counting = (...rules: PointRule[]) => aPromotion({ scoring: 'productCount', rules })

describe('pointsOf', () => {
  test.each([
    ['47.90', 10, 4],
    ['0.30', 0.1, 3],
    ['39.00', 10, 3],
    ['9.99', 10, 0],
    ['0.00', 10, 0],
    ['47.90', 0, 0],
    ['47.90', null, 0],
  ])('%s spent at %s a point gives %i [PTS-03, PTS-04, PTS-10]', (net, amountPerPoint, points) => {
    expect(pointsOf(aPromotion({ amountPerPoint }), spent(net))).toBe(points)
  })

  test('seven products at 3 a point give 2 [PTS-05]', () => {
    expect(pointsOf(counting(rule(3)), ordered([7, 1, 7]))).toBe(2)
  })

  test('lines under one rule share its remainder [PTS-06]', () => {
    expect(pointsOf(counting(rule(3)), ordered([7, 1, 2], [8, 1, 2]))).toBe(1)
  })

  test('rules share none, and add up [PTS-07]', () => {
    const promotion = counting(rule(3, { productId: id(7) }), rule(3, { productId: id(8) }))
    expect(pointsOf(promotion, ordered([7, 1, 2], [8, 1, 2]))).toBe(0)
    expect(pointsOf(promotion, ordered([7, 1, 3], [8, 1, 6]))).toBe(3)
  })

  test('a line counts once: product before type before any [PTS-08]', () => {
    const promotion = counting(rule(5, { typeId: id(1) }), rule(1, { productId: id(9) }), rule(2))
    expect(pointsOf(promotion, ordered([9, 1, 2]))).toBe(2)
    expect(pointsOf(promotion, ordered([7, 1, 5]))).toBe(1)
    expect(pointsOf(promotion, ordered([7, 2, 5]))).toBe(2)
    expect(pointsOf(counting(rule(1, { productId: id(9) })), ordered([7, 1, 5]))).toBe(0)
  })

  test.each([0, null])('units a point of %s give none and no error [PTS-10]', (units) => {
    expect(pointsOf(counting(rule(units)), ordered([7, 1, 7]))).toBe(0)
  })

  test('applies where its venues say, everywhere without any [PTS-09]', () => {
    expect(pointsOf(aPromotion({ venueMask: [id(1), id(2)] }), spent('40.00'))).toBeNull()
    expect(pointsOf(aPromotion({ venueMask: [venueId] }), spent('40.00'))).toBe(4)
    expect(pointsOf(aPromotion(), spent('40.00'))).toBe(4)
  })

  test('points of an order are its lines’ in any order', () => {
    const counts = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 9 })),
      { minLength: 1, maxLength: 5 },
    )
    const promotion = counting(rule(2, { productId: id(1) }), rule(3, { typeId: id(1) }), rule(4))
    fc.assert(
      fc.property(counts, (some) => {
        const points = pointsOf(promotion, ordered(...some)) ?? 0
        expect(pointsOf(promotion, ordered(...some.toReversed()))).toBe(points)
        const [[product, type, quantity] = [1, 1, 1], ...others] = some
        expect(pointsOf(promotion, ordered([product, type, quantity + 1], ...others))).toBeGreaterThanOrEqual(points)
      }),
    )
  })
})

describe('creditPoints', () => {
  const [fifty, hundred] = [aThreshold({ points: 50 }), aThreshold({ points: 100 })]
  const earning = aPromotion({ thresholds: [fifty, hundred] })

  test('a threshold that is reached brings its reward [PTS-11]', () => {
    expect(creditPoints(45, 10, earning)).toEqual({ score: 55, earned: [fifty] })
    expect(creditPoints(50, 10, earning)).toEqual({ score: 60, earned: [] })
  })

  test.each([
    [90, 10],
    [95, 10],
  ])('%i and %i points reach the top and restart [PTS-12]', (score, points) => {
    expect(creditPoints(score, points, earning)).toEqual({ score: 0, earned: [hundred] })
  })

  test('the highest threshold counts, in whatever order they are sent [PTS-12]', () => {
    const falling = aPromotion({ thresholds: [hundred, fifty] })
    expect(creditPoints(45, 15, falling)).toEqual({ score: 60, earned: [fifty] })
    expect(creditPoints(60, 45, falling)).toEqual({ score: 0, earned: [hundred] })
    const staysBelow = (thresholds: readonly Threshold[]) =>
      creditPoints(0, Math.max(...thresholds.map(({ points }) => points)) - 1, aPromotion({ thresholds })).score > 0
    const some = fc.uniqueArray(fc.integer({ min: 2, max: 500 }), { minLength: 1, maxLength: 6 })
    fc.assert(fc.property(some, (points) => staysBelow(points.map((one) => aThreshold({ points: one })))))
  })

  test('nothing starts again where points are not reset (rulings "f_azzera_punti 0 in mode 1")', () => {
    expect(creditPoints(95, 10, { ...earning, resetsPoints: false })).toEqual({ score: 105, earned: [hundred] })
  })

  test('mode 2 counts on and brings nothing by itself [PTS-15]', () => {
    const buying = aPromotion({ mode: 2, thresholds: [hundred] })
    expect(creditPoints(95, 10, buying)).toEqual({ score: 105, earned: [] })
  })

  test('a promotion without thresholds only counts', () => {
    expect(creditPoints(95, 10, aPromotion())).toEqual({ score: 105, earned: [] })
  })
})
