import { listOf, sumOf } from '#src/browser/lists.ts'

/** A position on the earth, in degrees. */
export type Position = { readonly latitude: number; readonly longitude: number }

/** The corners in order; the last one connects to the first. */
export type Polygon = readonly Position[]

type Edge = readonly [from: Position, to: Position]

const earthRadiusMetres = 6_371_008.8
const circleCorners = 10
// In degrees, about 0.1 micrometres: the precision of doubles does not allow less.
const borderDegrees = 1e-12

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI

/** Approximates a circle by 10 points at bearings 0, 36, ..., 324 degrees (contract 2.6) [VENUE-32]. */
export function circlePolygon(centre: Position, radiusMetres: number): Polygon {
  const distance = radiusMetres / earthRadiusMetres
  return listOf(circleCorners, (index) => destination(centre, distance, (2 * Math.PI * index) / circleCorners))
}

/** The end of a great circle from a position; distance and bearing in radians. */
function destination(from: Position, distance: number, bearing: number): Position {
  const start = radians(from.latitude)
  const sine = Math.sin(start) * Math.cos(distance) + Math.cos(start) * Math.sin(distance) * Math.cos(bearing)
  const turn = Math.atan2(
    Math.sin(bearing) * Math.sin(distance) * Math.cos(start),
    Math.cos(distance) - Math.sin(start) * sine,
  )
  return { latitude: degrees(Math.asin(sine)), longitude: from.longitude + degrees(turn) }
}

/** Whether a position is inside the polygon or on its border; planar, in degrees (rulings "area test") [VENUE-30]. */
export function isInside(position: Position, polygon: Polygon): boolean {
  const edges = polygon.map((corner, index): Edge => [polygon.at(index - 1) ?? corner, corner])
  if (edges.some((edge) => isOnEdge(position, edge))) return true
  return edges.filter((edge) => isWestOfEdge(position, edge)).length % 2 === 1
}

function isOnEdge(position: Position, [from, to]: Edge): boolean {
  const [edgeX, edgeY] = [to.longitude - from.longitude, to.latitude - from.latitude]
  const [x, y] = [position.longitude - from.longitude, position.latitude - from.latitude]
  const squared = edgeX ** 2 + edgeY ** 2
  const share = squared === 0 ? 0 : Math.min(1, Math.max(0, (x * edgeX + y * edgeY) / squared))
  return Math.hypot(x - share * edgeX, y - share * edgeY) <= borderDegrees
}

/** Whether a ray from the position to the east crosses the edge. */
function isWestOfEdge(position: Position, [from, to]: Edge): boolean {
  if (from.latitude > position.latitude === to.latitude > position.latitude) return false
  const share = (position.latitude - from.latitude) / (to.latitude - from.latitude)
  return position.longitude < from.longitude + share * (to.longitude - from.longitude)
}

/**
 * Area in square metres by the spherical formula of @turf/area (rulings "area test"), rounded to the hundredth, so that
 * equal polygons with different first corners have equal areas.
 */
export function areaOf(polygon: Polygon): number {
  const parts = polygon.map((corner, index) => {
    const before = polygon.at(index - 1) ?? corner
    const after = polygon[(index + 1) % polygon.length] ?? corner
    return radians(after.longitude - before.longitude) * Math.sin(radians(corner.latitude))
  })
  const total = sumOf(parts, (part) => part)
  return Math.round((Math.abs(total) * earthRadiusMetres ** 2 * 100) / 2) / 100
}
