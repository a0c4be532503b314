export type MapPlace = {
  /** Full postal address. */
  readonly address: string
  readonly latitude: number
  readonly longitude: number
  readonly language: string
}

/** Zoom level, and height in px [HOME-15]. */
export const mapZoom = 14
export const mapHeight = 200

/** Default of the attribute `map-url`; loaded only after a tap. */
export const defaultMapTemplate = 'https://www.google.com/maps?q={address}&z={zoom}&hl={language}&output=embed'

export type VenueMap = { readonly url: string; readonly host: string; readonly isImage: boolean }

/**
 * Address of a map from a template with `{address}`, `{zoom}`, `{latitude}`, `{longitude}`, `{bbox}`, `{language}` and
 * `{height}`; null when the result is no http address. `isImage` by the file extension, else it is a page [HOME-15].
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

/** West, south, east and north of a map 400 px wide, in degrees: at zoom 0 the world is 256 px wide. */
function boxAround({ latitude, longitude }: MapPlace): string[] {
  const perPixel = 360 / (256 * 2 ** mapZoom)
  const [east, north] = [200 * perPixel, (mapHeight / 2) * perPixel * Math.cos((latitude * Math.PI) / 180)]
  return [longitude - east, latitude - north, longitude + east, latitude + north].map((degrees) => degrees.toFixed(5))
}

/** Page with a map, linked where the content security policy of the host page blocks frames. */
export function mapPage({ latitude, longitude }: Pick<MapPlace, 'latitude' | 'longitude'>): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${mapZoom}/${latitude}/${longitude}`
}
