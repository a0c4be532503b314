import { describe, expect, test, vi } from 'vitest'

import { lookUpLimitMs } from '#server/places/geocoder/ask-provider.ts'
import type { Surroundings } from '#server/places/geocoder/geocoder.ts'
import { locationIq } from '#server/places/geocoder/locationiq.ts'
import { mapbox } from '#server/places/geocoder/mapbox.ts'
import { photon } from '#server/places/geocoder/photon.ts'
import { locationIqServer, mapboxServer, photonServer } from '#tests/server/support/place-providers.ts'

const key = 'pk.operator'

/** Each provider with its stand-in. */
const providers = {
  photon() {
    const server = photonServer()
    return { server, geocoder: photon({ url: 'http://photon:2322', fetch: server.fetch }) }
  },
  locationiq() {
    const server = locationIqServer(key)
    return { server, geocoder: locationIq({ key, fetch: server.fetch }) }
  },
  mapbox() {
    const server = mapboxServer(key)
    return { server, geocoder: mapbox({ key, fetch: server.fetch }) }
  },
}
const each = Object.entries(providers)

const inItaly: Surroundings = { near: { latitude: 44.49, longitude: 11.34 }, language: 'it', countries: ['IT'] }
const anywhere: Surroundings = { near: null, language: 'de', countries: [] }

describe.each(each)('%s', (name, open) => {
  test('reads a house with all its parts [API-40]', async () => {
    const { geocoder } = open()
    const house = {
      street: 'Via dell’Indipendenza',
      houseNumber: '10',
      postcode: '40121',
      town: 'Bologna',
      province: 'Bologna',
      country: 'IT',
      position: { latitude: 44.4961, longitude: 11.3428 },
    }
    for (const lookUp of [geocoder.suggest, geocoder.resolve]) {
      const found = await lookUp('via dell’indipendenza 10, bologna', inItaly)
      expect(found.ok && found.value[0]).toEqual(house)
    }
  })

  test('leaves out the number of a street alone [VENUE-19]', async () => {
    const found = await open().geocoder.suggest('via dell’indip', inItaly)
    expect(found.ok && found.value.map(({ houseNumber }) => houseNumber)).toEqual(['10', null])
  })

  test('takes the typed number where the map has none [VENUE-24]', async () => {
    const found = await open().geocoder.resolve('Via dell’Indipendenza 77/b, 40121 Bologna', anywhere)
    expect(found.ok && found.value).toMatchObject([{ houseNumber: '77/B', position: { latitude: 44.4989 } }])
  })

  test('names the town where there is no province', async () => {
    const found = await open().geocoder.resolve('torstraße 1, berlin', anywhere)
    expect(found.ok && found.value).toMatchObject([{ town: 'Berlin', province: 'Berlin', country: 'DE' }])
  })

  test('finds nothing without failure', async () => {
    const { geocoder } = open()
    for (const lookUp of [geocoder.suggest, geocoder.resolve])
      expect(await lookUp('via che non esiste', inItaly)).toEqual({ ok: true, value: [] })
    expect(await geocoder.suggest('torstraße 1', inItaly)).toEqual({ ok: true, value: [] })
  })

  test('is sent nothing of the caller', async () => {
    const { geocoder, server } = open()
    await geocoder.suggest('via dell’indip', inItaly)
    expect(server.asked.map(({ headers }) => [...headers.keys()])).toEqual([['accept']])
  })

  test.each([
    [401, 'HTTP 401'],
    [429, 'HTTP 429'],
    [503, 'HTTP 503'],
    ['nonsense', 'unreadable'],
    ['half', 'unreadable'],
    ['away', 'away'],
  ] as const)('says why it has not answered: %s', async (how, reason) => {
    const { geocoder, server } = open()
    server.fails(how)
    for (const lookUp of [geocoder.suggest, geocoder.resolve])
      expect(await lookUp('via dell’indip', inItaly)).toEqual({ ok: false, refusal: { reason } })
  })

  test('is given up when it is slow', async () => {
    const late = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
    const { geocoder, server } = open()
    server.fails('silent')
    const found = geocoder.suggest('via dell’indip', inItaly)
    late.abort(new DOMException('Too late.', 'TimeoutError'))
    expect(await found).toEqual({ ok: false, refusal: { reason: 'late' } })
    expect(timeout.mock.calls).toEqual([[lookUpLimitMs]])
    expect(name).toBe(geocoder.name)
  })
})

describe('what is asked for', () => {
  test('is said to Photon in its own words', async () => {
    const { geocoder, server } = providers.photon()
    await geocoder.suggest('via', { ...inItaly, countries: ['FR', 'IT'] })
    expect(server.asked[0]?.url.href).toBe(
      'http://photon:2322/api?q=via&limit=5&lang=default&layer=house&layer=street&countrycode=FR&countrycode=IT&lat=44.49&lon=11.34',
    )
  })

  test('is said to LocationIQ in Europe', async () => {
    const { geocoder, server } = providers.locationiq()
    await geocoder.suggest('via', { ...inItaly, countries: ['FR', 'IT'] })
    expect(server.asked[0]?.url.origin).toBe('https://eu1.locationiq.com')
    expect(server.values()).toMatchObject({
      key,
      'accept-language': 'it',
      countrycodes: 'fr,it',
      viewbox: '10.8400,43.9900,11.8400,44.9900',
    })
    await geocoder.resolve('via', anywhere)
    expect(server.asked[1]?.url.pathname).toBe('/v1/search')
    expect(server.values()).not.toHaveProperty('viewbox')
  })

  test('is said to Mapbox for places that may be kept', async () => {
    const { geocoder, server } = providers.mapbox()
    await geocoder.suggest('via', inItaly)
    expect(server.values()).toMatchObject({
      permanent: 'true',
      autocomplete: 'true',
      proximity: '11.34,44.49',
      country: 'it',
      types: 'address,street',
    })
    await geocoder.resolve('via', anywhere)
    expect(server.values()).toMatchObject({ autocomplete: 'false', language: 'de' })
    expect(server.values()).not.toHaveProperty('proximity')
  })
})

test.each(each)('%s names who gathered its places', (_name, open) => {
  expect(open().geocoder.attribution?.text).toMatch(/OpenStreetMap/)
})
