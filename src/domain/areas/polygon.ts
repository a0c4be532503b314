import { area } from '@turf/area'
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon'
import { booleanPointOnLine } from '@turf/boolean-point-on-line'
import { destination } from '@turf/destination'
import { lineString, polygon as polygonOf } from '@turf/helpers'

import { listOf } from '#src/browser/lists.ts'

/** A position on the earth, in degrees. */
export type Position = { readonly latitude: number; readonly longitude: number }

/** The corners in order; the last one connects to the first. */
export type Polygon = readonly Position[]

const circleCorners = 10
// How far from the border a position still counts as on it, because doubles are never quite on a slanted edge. For a
// corner in degrees: 0.1 micrometres. For an edge in degrees times its length: 0.1 micrometres for one of 100 km, 0.1 mm
// for one of 100 m.
const borderPrecision = 1e-12

const pointOf = ({ longitude, latitude }: Position) => [longitude, latitude]
/** The corners as turf wants them: the first one again at the end. */
const ringOf = (polygon: Polygon) => [...polygon, ...polygon.slice(0, 1)].map(pointOf)

/** Approximates a circle by 10 points at bearings 0, 36, ..., 324 degrees (contract 2.6) [VENUE-32]. */
export function circlePolygon(centre: Position, radiusMetres: number): Polygon {
  return listOf(circleCorners, (index) => {
    const corner = destination(pointOf(centre), radiusMetres, (360 * index) / circleCorners, { units: 'meters' })
    const [longitude = 0, latitude = 0] = corner.geometry.coordinates
    return { latitude, longitude }
  })
}

/**
 * Whether a position is inside the polygon or on its border; planar, in degrees (rulings "area test") [VENUE-30]. The
 * test of @turf is exact and calls half of the places on a slanted edge outside, so the border is asked for itself.
 */
export function isInside(position: Position, polygon: Polygon): boolean {
  const [place, ring] = [pointOf(position), ringOf(polygon)]
  return (
    booleanPointInPolygon(place, polygonOf([ring])) ||
    booleanPointOnLine(place, lineString(ring), { epsilon: borderPrecision }) ||
    polygon.some((corner) => isAt(corner, position))
  )
}

/** The ends of an edge are exact in @turf as well: a rounded position may lie just past both edges of a corner. */
function isAt(corner: Position, { latitude, longitude }: Position): boolean {
  return Math.hypot(corner.latitude - latitude, corner.longitude - longitude) <= borderPrecision
}

/**
 * Area in square metres by @turf/area (rulings "area test"), rounded to the hundredth, so that equal polygons with
 * different first corners have equal areas.
 */
export function areaOf(polygon: Polygon): number {
  return Math.round(area(polygonOf([ringOf(polygon)])) * 100) / 100
}
