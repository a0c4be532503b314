export type MapPlace = {
  /** As it is written on a letter. */
  readonly address: string
  readonly latitude: number
  readonly longitude: number
  readonly language: string
}

/** How near the map is, and how high it stands [HOME-15]. */
export const mapZoom = 14
export const mapHeight = 200

/** Where the map of a tag that names no other comes from; asked only after a tap. */
export const defaultMapTemplate = 'https://www.google.com/maps?q={address}&z={zoom}&hl={language}&output=embed'

export type VenueMap = { readonly url: string; readonly host: string; readonly isImage: boolean }

/**
 * The map of a place by a template, in which `{address}`, `{zoom}`, `{latitude}`, `{longitude}`, `{bbox}`, `{language}`
 * and `{height}` are filled in; null when that is no http address. A path that ends like a picture is one [HOME-15].
 */
export function mapAddress(template: string, place: MapPlace, base: string): VenueMap | null {
  const values: Readonly<Record<string, string | number>> = {
    ...place,
    zoom: mapZoom,
    height: mapHeight,
    bbox: boxAround(place).join(','),
  }
  const filled = template.replace(/\{(\w+)\}/g, (word, name: string) =>
    Object.hasOwn(values, name) ? encodeURIComponent(String(values[name])) : word,
  )
  try {
    const { href, protocol, host, pathname } = new URL(filled, base)
    if (!/^https?:$/.test(protocol)) return null
    return { url: href, host, isImage: /\.(?:png|jpe?g|webp|avif|gif|svg)$/i.test(pathname) }
  } catch {
    return null
  }
}

/** West, south, east, north of what a map 400 wide shows, in degrees: at zoom 0 the world is 256 pixels. */
function boxAround({ latitude, longitude }: MapPlace): string[] {
  const perPixel = 360 / (256 * 2 ** mapZoom)
  const [east, north] = [200 * perPixel, (mapHeight / 2) * perPixel * Math.cos((latitude * Math.PI) / 180)]
  return [longitude - east, latitude - north, longitude + east, latitude + north].map((degrees) => degrees.toFixed(5))
}

/** A page with a map for those whose site lets no foreign frame in. */
export function mapPage({ latitude, longitude }: Pick<MapPlace, 'latitude' | 'longitude'>): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${mapZoom}/${latitude}/${longitude}`
}
