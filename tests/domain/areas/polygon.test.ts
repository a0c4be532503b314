import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Polygon, Position } from '#src/domain/areas/polygon.ts'
import { areaOf, circlePolygon, isInside } from '#src/domain/areas/polygon.ts'
import { at, centre } from '#tests/support/address-builders.ts'
import { anAngle, aPosition, aRoundArea, beside } from '#tests/support/arbitraries/polygons.ts'

const square = [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)]
// Open to the north, like a U.
const bay = [at(-2, -2), at(2, -2), at(2, 2), at(1, 2), at(1, -1), at(-1, -1), at(-1, 2), at(-2, 2)]

/** Great-circle distance in metres on the sphere of the contract, by haversines. */
function distanceOf(from: Position, to: Position): number {
  const [a, b, turn] = [from.latitude, to.latitude, to.longitude - from.longitude].map((one) => (one * Math.PI) / 180)
  const haversine = Math.sin((b! - a!) / 2) ** 2 + Math.cos(a!) * Math.cos(b!) * Math.sin(turn! / 2) ** 2
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(haversine))
}

/** A mix of the corners: with weights above 0 it lies inside of a polygon that bulges everywhere. */
function mixOf(polygon: Polygon, weights: readonly number[]): Position {
  const used = polygon.map((_, index) => weights[index % weights.length] ?? 1)
  const sum = used.reduce((total, weight) => total + weight, 0)
  const mean = (read: (corner: Position) => number) =>
    polygon.reduce((total, corner, index) => total + read(corner) * (used[index]! / sum), 0)
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) }
}

describe('isInside', () => {
  test.each([
    ['the middle', 0, 0, true],
    ['just within the border', 0.9999999, 0, true],
    ['the east border', 1, 0, true],
    ['the north border', 0.5, 1, true],
    ['the south border', 0.5, -1, true],
    ['a corner', -1, -1, true],
    ['just past the border', 1.0000001, 0, false],
    ['in line with an edge, past its end', 1.5, 1, false],
    ['west of it, level with a corner', -2, 1, false],
    ['far away', 50, 50, false],
  ])('of a square: %s, %d and %d from the centre [VENUE-30]', (_where, east, north, expected) => {
    expect(isInside(at(east, north), square)).toBe(expected)
    expect(isInside(at(east, north), square.toReversed())).toBe(expected)
  })

  test.each([
    ['in the left arm', -1.5, 1, true],
    ['in the right arm', 1.5, 1, true],
    ['in the gap between them', 0, 1, false],
    ['at the foot', 0, -1.5, true],
    ['on the border of the gap', 0, -1, true],
  ])('of a polygon with a gap: %s', (_where, east, north, expected) => {
    expect(isInside(at(east, north), bay)).toBe(expected)
  })

  test('ignores a repeated first corner', () => {
    const closed = [...bay, at(-2, -2)]
    expect([at(0, 1), at(-1.5, 1), at(-2, -2)].map((place) => isInside(place, closed))).toEqual([false, true, true])
  })

  test('finds all points between a convex polygon’s corners [VENUE-30]', () => {
    const someWeights = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 3, maxLength: 12 })
    fc.assert(
      fc.property(aRoundArea, someWeights, ({ polygon }, weights) => {
        fc.pre(weights.some((weight) => weight > 0.01))
        expect(isInside(mixOf(polygon, weights), polygon)).toBe(true)
      }),
    )
  })

  test('counts every point on an edge as inside [VENUE-30]', () => {
    fc.assert(
      fc.property(aRoundArea, fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), ({ polygon }, index, share) => {
        const from = polygon[index % polygon.length]!
        const to = polygon[(index + 1) % polygon.length]!
        const place = {
          latitude: from.latitude + share * (to.latitude - from.latitude),
          longitude: from.longitude + share * (to.longitude - from.longitude),
        }
        expect(isInside(place, polygon)).toBe(true)
      }),
    )
  })

  test('counts places on a slanted edge that @turf leaves out', () => {
    const triangle = [at(0, 0), at(3, 1), at(0, 1)]
    const ring = [...triangle, at(0, 0)].map(({ longitude, latitude }) => [longitude, latitude])
    const places = Array.from({ length: 99 }, (_, index) => at(0.03 * index, 0.01 * index))
    const leftOut = places.filter(({ longitude, latitude }) => {
      return !booleanPointInPolygon([longitude, latitude], { type: 'Polygon', coordinates: [ring] })
    })
    expect(leftOut.length).toBeGreaterThan(20)
    expect(leftOut.every((place) => isInside(place, triangle))).toBe(true)
  })

  test('counts a corner that rounding has moved', () => {
    const from = { latitude: -0.45980034366478917, longitude: -0.10494642796383653 }
    const corner = { latitude: -0.042276136034954996, longitude: 0.4697263427769204 }
    const moved = {
      latitude: from.latitude + (corner.latitude - from.latitude),
      longitude: from.longitude + (corner.longitude - from.longitude),
    }
    expect(moved).not.toEqual(corner)
    expect(isInside(moved, [from, corner, { latitude: 1, longitude: -1 }])).toBe(true)
  })

  test('leaves out places a centimetre past a slanted edge', () => {
    const aShare = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(aRoundArea, fc.nat(), aShare, ({ polygon }, index, share) => {
        const from = polygon[index % polygon.length]!
        const to = polygon[(index + 1) % polygon.length]!
        const [north, east] = [to.latitude - from.latitude, to.longitude - from.longitude]
        const length = Math.hypot(north, east)
        // The corners go round anticlockwise, so outside is to the right.
        const past = {
          latitude: from.latitude + share * north - (1e-7 * east) / length,
          longitude: from.longitude + share * east + (1e-7 * north) / length,
        }
        expect(isInside(past, polygon)).toBe(false)
      }),
    )
  })

  test('finds nothing outside the circle that the corners lie on', () => {
    const aFactor = fc.double({ min: 1.0001, max: 50, noNaN: true })
    fc.assert(
      fc.property(aRoundArea, anAngle, aFactor, ({ centre: middle, radius, polygon }, angle, factor) => {
        expect(isInside(beside(middle, angle, radius * factor), polygon)).toBe(false)
      }),
    )
  })
})

describe('circlePolygon', () => {
  test('has 10 corners from bearing 0 at the radius [VENUE-32]', () => {
    const someMetres = fc.double({ min: 50, max: 50_000, noNaN: true })
    fc.assert(
      fc.property(aPosition, someMetres, (middle, radius) => {
        const corners = circlePolygon(middle, radius)
        expect(corners).toHaveLength(10)
        for (const corner of corners) expect(distanceOf(middle, corner) / radius).toBeCloseTo(1, 6)
        expect(corners[0]!.latitude).toBeGreaterThan(middle.latitude)
        expect(corners[0]!.longitude).toBeCloseTo(middle.longitude, 9)
        const sides = corners.map((corner, index) => distanceOf(corner, corners[(index + 1) % 10]!) / radius)
        for (const side of sides) expect(side).toBeCloseTo(2 * Math.sin(Math.PI / 10), 3)
      }),
    )
  })

  test('goes clockwise, by way of the east', () => {
    const [, second, third] = circlePolygon(centre, 1_500)
    expect(second!.longitude).toBeGreaterThan(centre.longitude)
    expect(third!.latitude).toBeLessThan(second!.latitude)
  })

  test.each([
    ['at a corner', 0, 1_499.9, true],
    ['past a corner', 0, 1_500.1, false],
    // The middle of a side is nearer than a corner: 1500 m x cos 18 degrees = 1426.6 m.
    ['at the middle of a side', 18, 1_426, true],
    ['past the middle of a side, still within the radius', 18, 1_428, false],
  ])('is what counts, not the circle: %s [VENUE-32]', (_where, bearing, metres, expected) => {
    const metresOfDegree = (6_371_008.8 * Math.PI) / 180
    const angle = (bearing * Math.PI) / 180
    const place = {
      latitude: centre.latitude + (metres * Math.cos(angle)) / metresOfDegree,
      longitude:
        centre.longitude + (metres * Math.sin(angle)) / metresOfDegree / Math.cos((centre.latitude * Math.PI) / 180),
    }
    expect(isInside(place, circlePolygon(centre, 1_500))).toBe(expected)
  })
})

describe('areaOf', () => {
  // Answers of @turf/area 7, to the hundredth.
  test.each([
    ['a square of 2 hundredths of a degree', square, 3_492_889.9],
    ['a polygon with a gap', bay, 8_732_682.94],
    ['a circle of 1500 m', circlePolygon(centre, 1_500), 6_612_584.06],
    [
      'a triangle over the equator',
      [
        { latitude: -1, longitude: 0 },
        { latitude: 1, longitude: 0 },
        { latitude: 0, longitude: 2 },
      ],
      24_727_436_290.36,
    ],
  ])('of %s is what @turf/area says [VENUE-31]', (_what, polygon, squareMetres) => {
    expect(areaOf(polygon)).toBe(squareMetres)
  })

  test('is independent of first corner and direction', () => {
    fc.assert(
      fc.property(aRoundArea, fc.nat(), ({ polygon }, start) => {
        const from = start % polygon.length
        const turned = [...polygon.slice(from), ...polygon.slice(0, from)]
        expect(areaOf(turned)).toBeCloseTo(areaOf(polygon), 1)
        expect(areaOf(polygon.toReversed())).toBeCloseTo(areaOf(polygon), 1)
      }),
    )
  })
})
