import { Hono } from 'hono'

import { normalWords } from '#src/domain/menu/normal-words.ts'

/** A house or a street (`houseNumber` null) that the stand-ins know. */
type Known = {
  readonly street: string
  readonly houseNumber: string | null
  readonly postcode: string
  readonly city: string
  readonly county: string | null
  readonly state: string | null
  readonly country: string
  readonly latitude: number
  readonly longitude: number
}

const bologna = { postcode: '40121', city: 'Bologna', county: 'Bologna', state: 'Emilia-Romagna', country: 'IT' }
const indipendenza = { street: 'Via dell’Indipendenza', ...bologna }

const known: readonly Known[] = [
  { ...indipendenza, houseNumber: '10', latitude: 44.4961, longitude: 11.3428 },
  { ...indipendenza, houseNumber: null, latitude: 44.4989, longitude: 11.3441 },
  { ...bologna, street: 'Via 20 Settembre', houseNumber: null, latitude: 44.5035, longitude: 11.3458 },
  {
    street: 'Torstraße',
    houseNumber: '1',
    postcode: '10119',
    city: 'Berlin',
    county: null,
    state: null,
    country: 'DE',
    latitude: 52.5286,
    longitude: 13.4113,
  },
]

/** Whatever was typed of a place is the beginning of a word of it, or a house number that is on no map. */
function found(text: string, countries: readonly string[]): Known[] {
  const asked = normalWords(text)
  return known.filter((one) => {
    const words = normalWords(`${one.street} ${one.houseNumber ?? ''} ${one.postcode} ${one.city} ${one.country}`)
    const isThere = (word: string) =>
      words.some((each) => each.startsWith(word)) || (one.houseNumber === null && /^\d{1,3}[a-z]?$/.test(word))
    return asked.every(isThere) && (countries.length === 0 || countries.includes(one.country))
  })
}

/** How a provider fails: a status, a reply that is none of its own, a network that is away, a reply that never comes. */
type Failure = 401 | 429 | 500 | 503 | 'nonsense' | 'half' | 'away' | 'silent'
export type Asked = { readonly url: URL; readonly headers: Headers }

/** Stands in for a provider in this process; it keeps what it was asked and fails as it is told. */
function standIn(app: Hono, half: object) {
  const asked: Asked[] = []
  let failure: Failure | null = null
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    asked.push({ url: new URL(request.url), headers: request.headers })
    request.signal.throwIfAborted()
    if (failure === 'away') throw new TypeError('fetch failed')
    if (failure === 'silent') return new Promise((_answer, give) => abandon(request.signal, give))
    if (failure === 'nonsense') return new Response('<html>Bad gateway</html>')
    if (failure === 'half') return Response.json(half)
    if (failure !== null) return Response.json({ message: 'No.', error: 'No.' }, { status: failure })
    return app.fetch(request)
  }
  return {
    fetch,
    asked,
    values: () => Object.fromEntries(asked.at(-1)?.url.searchParams ?? []),
    fails: (how: Failure | null) => {
      failure = how
    },
  }
}

function abandon(signal: AbortSignal, give: (reason: unknown) => void) {
  signal.addEventListener('abort', () => give(signal.reason))
}

const photonKnows = ['q', 'limit', 'lang', 'layer', 'countrycode', 'lat', 'lon']

/** A Photon of one's own: GeoJSON, longitude first; it refuses what it does not know. */
export function photonServer() {
  const app = new Hono()
  app.get('/api', (context) => {
    const { searchParams } = new URL(context.req.url)
    const unknown = [...searchParams.keys()].filter((name) => !photonKnows.includes(name))
    if (unknown.length > 0) return context.json({ message: `unknown query parameter '${unknown.join()}'` }, 400)
    if (!['default', 'en', 'de', 'fr'].includes(searchParams.get('lang') ?? 'default'))
      return context.json({ message: 'language it is not supported' }, 400)
    const hits = found(searchParams.get('q') ?? '', searchParams.getAll('countrycode'))
    return context.json({
      type: 'FeatureCollection',
      features: hits.slice(0, Number(searchParams.get('limit'))).map((one) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [one.longitude, one.latitude] },
        properties: photonProperties(one),
      })),
    })
  })
  return standIn(app, {
    type: 'FeatureCollection',
    features: [{ geometry: { coordinates: [11.3, 944] }, properties: {} }],
  })
}

function photonProperties({ street, houseNumber, postcode, city, county, state, country }: Known) {
  const own = houseNumber ? { type: 'house', housenumber: houseNumber, street } : { type: 'street', name: street }
  const around = { ...(county && { county }), ...(state && { state }) }
  return { osm_type: 'W', osm_id: 1, osm_key: 'highway', ...own, postcode, city, ...around, countrycode: country }
}

/** LocationIQ: places as Nominatim writes them, numbers as texts; 404 where nothing is found. */
export function locationIqServer(key: string) {
  const app = new Hono()
  const answer = (text: string, countries: string, isSuggestion: boolean) =>
    found(text, countries.toUpperCase().split(',').filter(Boolean)).map((one) => ({
      place_id: '331',
      lat: String(one.latitude),
      lon: String(one.longitude),
      class: one.houseNumber ? 'place' : 'highway',
      display_name: `${one.street}, ${one.city}`,
      address: {
        ...(one.houseNumber ? { house_number: one.houseNumber, road: one.street } : streetOf(one, isSuggestion)),
        postcode: one.postcode,
        city: one.city,
        ...(one.county && { county: one.county }),
        country_code: one.country.toLowerCase(),
      },
    }))
  for (const call of ['autocomplete', 'search'] as const) {
    app.get(`/v1/${call}`, (context) => {
      const { q = '', key: sent, countrycodes = '' } = context.req.query()
      if (sent !== key) return context.json({ error: 'Invalid key' }, 401)
      const hits = answer(q, countrycodes, call === 'autocomplete')
      return hits.length > 0 ? context.json(hits) : context.json({ error: 'Unable to geocode' }, 404)
    })
  }
  return standIn(app, [{ lat: 'north', lon: '11.3', address: {} }])
}

const streetOf = ({ street }: Known, isSuggestion: boolean) => (isSuggestion ? { name: street } : { road: street })

/** Mapbox: GeoJSON whose properties say around what a place lies. */
export function mapboxServer(token: string) {
  const app = new Hono()
  app.get('/search/geocode/v6/forward', (context) => {
    const { q = '', access_token: sent, country = '', permanent } = context.req.query()
    if (sent !== token) return context.json({ message: 'Not Authorized - Invalid Token' }, 401)
    if (permanent !== 'true') return context.json({ message: 'Ask for permanent places.' }, 422)
    const hits = found(q, country.toUpperCase().split(',').filter(Boolean))
    return context.json({
      type: 'FeatureCollection',
      features: hits.map(mapboxFeature),
      attribution: 'NOTICE: © Mapbox',
    })
  })
  return standIn(app, { type: 'FeatureCollection', features: [{ properties: { name: 'Via' } }] })
}

function mapboxFeature({ street, houseNumber, postcode, city, county, state, country, latitude, longitude }: Known) {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: {
      feature_type: houseNumber ? 'address' : 'street',
      name: houseNumber ? `${street} ${houseNumber}` : street,
      coordinates: { longitude, latitude, accuracy: 'rooftop' },
      context: {
        ...(houseNumber && { address: { address_number: houseNumber, street_name: street } }),
        postcode: { name: postcode },
        place: { name: city },
        ...(county && { district: { name: county } }),
        ...(state && { region: { name: state, region_code: '45' } }),
        country: { name: 'Italy', country_code: country },
      },
    },
  }
}
