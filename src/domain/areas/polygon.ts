import { listOf, sumOf } from '#src/browser/lists.ts'

/** A place on the earth, in degrees. */
export type Position = { readonly latitude: number; readonly longitude: number }

/** Its corners in order; the last one is joined to the first. */
export type Polygon = readonly Position[]

type Edge = readonly [from: Position, to: Position]

const earthRadiusMetres = 6_371_008.8
const circleCorners = 10
// A tenth of a micrometre: doubles of a degree cannot tell what is nearer to an edge from what lies on it.
const borderDegrees = 1e-12

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI

/** The polygon of 10 points at bearings 0, 36, ..., 324 degrees that stands for a circle (contract 2.6) [VENUE-32]. */
export function circlePolygon(centre: Position, radiusMetres: number): Polygon {
  const distance = radiusMetres / earthRadiusMetres
  return listOf(circleCorners, (index) => destination(centre, distance, (2 * Math.PI * index) / circleCorners))
}

/** Where one comes to from a place along a great circle; distance and bearing in radians. */
function destination(from: Position, distance: number, bearing: number): Position {
  const start = radians(from.latitude)
  const sine = Math.sin(start) * Math.cos(distance) + Math.cos(start) * Math.sin(distance) * Math.cos(bearing)
  const turn = Math.atan2(
    Math.sin(bearing) * Math.sin(distance) * Math.cos(start),
    Math.cos(distance) - Math.sin(start) * sine,
  )
  return { latitude: degrees(Math.asin(sine)), longitude: from.longitude + degrees(turn) }
}

/** Planar in degrees, with straight edges, the border inside (rulings "area test") [VENUE-30]. */
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

/** True when a ray to the east crosses the edge. */
function isWestOfEdge(position: Position, [from, to]: Edge): boolean {
  if (from.latitude > position.latitude === to.latitude > position.latitude) return false
  const share = (position.latitude - from.latitude) / (to.latitude - from.latitude)
  return position.longitude < from.longitude + share * (to.longitude - from.longitude)
}

/**
 * Square metres by the spherical formula of @turf/area (rulings "area test"), to the hundredth: the same area told from
 * another corner on is a tie.
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
