import fc from 'fast-check'

import type { Polygon, Position } from '#src/domain/areas/polygon.ts'

// JSON knows no -0.
const aDegree = (min: number, max: number) => fc.double({ min, max, noNaN: true }).map((value) => value + 0)

/** Where people live; far from the poles and from the date line. */
export const aPosition = fc.record<Position>(
  { latitude: aDegree(-60, 60), longitude: aDegree(-160, 160) },
  { noNullPrototype: true },
)

/** A convex polygon: corners on a circle in degrees, anticlockwise, with the centre inside. */
export type RoundArea = { readonly centre: Position; readonly radius: number; readonly polygon: Polygon }

/** The place at an angle and a distance from another, planar in degrees. */
export function beside({ latitude, longitude }: Position, angle: number, distance: number): Position {
  return { latitude: latitude + distance * Math.sin(angle), longitude: longitude + distance * Math.cos(angle) }
}

export const anAngle = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true })

export const aRoundArea: fc.Arbitrary<RoundArea> = fc
  .record({
    centre: aPosition,
    radius: aDegree(0.001, 0.5),
    // One corner in each third at least, so that the centre is inside.
    shares: fc.array(aDegree(0, 1), { minLength: 4, maxLength: 12 }),
  })
  .map(({ centre, radius, shares }) => {
    const step = (2 * Math.PI) / shares.length
    const polygon = shares.map((share, index) => beside(centre, (index + share * 0.9) * step, radius))
    return { centre, radius, polygon }
  })
