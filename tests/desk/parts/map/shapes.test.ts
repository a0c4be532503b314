import { describe, expect, test } from 'vitest'

import type { Point } from '#desk/parts/map/shapes.ts'
import { eastOf, metresBetween, outlineOf, pointOf, roundedPoint } from '#desk/parts/map/shapes.ts'

describe('shapes of the map [SET-44]', () => {
  test.each([
    [45, 7, [45, 7]],
    [90, -180, [90, -180]],
    [90.1, 7, null],
    [45, 180.1, null],
    ['45', 7, null],
    ['', '', null],
  ])('%s and %s are the place %o', (latitude, longitude, place) => {
    expect(pointOf(latitude, longitude)).toEqual(place)
  })

  test('places have five decimals, once around the earth too', () => {
    expect(roundedPoint([45.0712345, 7.6812345])).toEqual([45.07123, 7.68123])
    expect(roundedPoint([45, 367.5])).toEqual([45, 7.5])
  })

  test('a point so far east is so far away', () => {
    const turin: Point = [45.07, 7.68]
    expect(metresBetween(turin, eastOf(turin, 2000))).toBeCloseTo(2000, 0)
  })

  test('what is half typed is left out', () => {
    const polygon = [
      [45, 7],
      ['', ''],
      [45, 8],
      [46, 'east'],
    ]
    expect(outlineOf({ polygon })).toEqual({
      corners: [
        [45, 7],
        [45, 8],
      ],
    })
    expect(outlineOf({ circle: { latitude: 45, longitude: 7, radius: 'far' } })).toBeNull()
    expect(outlineOf({ name: 'Asti' })).toBeNull()
  })
})
