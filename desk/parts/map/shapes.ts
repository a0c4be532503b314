/** Degrees. */
export type Point = readonly [latitude: number, longitude: number]
/** What is drawn on a map: corners around an area, or everything within metres of a point. */
export type Outline = { readonly corners: readonly Point[] } | { readonly centre: Point; readonly radius: number }

const earthMetres = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** What somebody has typed or drawn; null = it is no place on the earth. */
export function pointOf(latitude: unknown, longitude: unknown): Point | null {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? [latitude, longitude] : null
}

/** Five decimals are about a metre: a finger is no more exact. */
export function roundedPoint([latitude, longitude]: Point): Point {
  // Whoever moves the map around the earth is at the same place again.
  const around = longitude - 360 * Math.round(longitude / 360)
  return [Number(latitude.toFixed(5)), Number(around.toFixed(5))]
}

export function metresBetween([fromLat, fromLng]: Point, [toLat, toLng]: Point): number {
  const [north, east] = [radians(toLat - fromLat), radians(toLng - fromLng)]
  const half =
    Math.sin(north / 2) ** 2 + Math.cos(radians(fromLat)) * Math.cos(radians(toLat)) * Math.sin(east / 2) ** 2
  return 2 * earthMetres * Math.asin(Math.sqrt(half))
}

/** The point so many metres east of another one. */
export function eastOf([latitude, longitude]: Point, metres: number): Point {
  const ofCircle = metres / (earthMetres * Math.cos(radians(latitude)))
  return [latitude, longitude + (ofCircle * 180) / Math.PI]
}

export function between([fromLat, fromLng]: Point, [toLat, toLng]: Point): Point {
  return [(fromLat + toLat) / 2, (fromLng + toLng) / 2]
}

/** What an area of the file looks like; null = it is none of a map, or not drawn yet. */
export function outlineOf({ polygon, circle }: Readonly<Record<string, unknown>>): Outline | null {
  if (Array.isArray(polygon)) {
    const corners = cornersOf(polygon).map(({ at }) => at)
    return corners.length > 1 ? { corners } : null
  }
  const { latitude, longitude, radius } = (circle ?? {}) as Readonly<Record<string, unknown>>
  const centre = pointOf(latitude, longitude)
  return centre && typeof radius === 'number' && radius > 0 ? { centre, radius } : null
}

/** The corners that are somewhere, each with its place in the list. */
export function cornersOf(polygon: readonly unknown[]): readonly { readonly index: number; readonly at: Point }[] {
  return polygon.flatMap((corner, index) => {
    const at = Array.isArray(corner) ? pointOf(corner[0], corner[1]) : null
    return at ? [{ index, at }] : []
  })
}
