import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { photon } from '#server/places/geocoder/photon.ts'
import { venues } from '#server/platform/db/schema/venue-tables.ts'
import type { LogEntry } from '#server/platform/logger.ts'
import { geocode } from '#src/contract/geocode.ts'
import { languages } from '#src/options/languages.ts'
import { aDiner, clientOf, noon, post, refusalOf } from '#tests/server/support/diner.ts'
import { photonServer } from '#tests/server/support/place-providers.ts'
import { withGeocoder } from '#tests/server/support/with-geocoder.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { openTestService } from '#tests/support/service.ts'

const server = photonServer()
const entries: LogEntry[] = []
let service: TestService
beforeAll(async () => {
  const edition = withGeocoder(photon({ url: 'http://photon:2322', fetch: server.fetch }))
  service = await openTestService({ now: () => noon, edition, logger: (entry) => entries.push(entry) })
})
afterAll(() => service.close())
beforeEach(() => server.fails(null))

const path = '/mixed/maps/geocode'
const look = (address: string, venueId: number | null = null, language = 'en') =>
  clientOf(service, id(3), { language }).call(geocode, {
    address,
    isPartial: true,
    venueId: venueId === null ? null : id<'Venue'>(venueId),
  })

describe('a look-up', () => {
  test('is near the venue that it names [API-70]', async () => {
    const points = { first: await pointOf(31), named: await pointOf(33) }
    await look('via dell’a', 33)
    expect(server.values()).toMatchObject({ ...points.named, countrycode: 'IT' })
    await look('via dell’a')
    expect(server.values()).toMatchObject(points.first)
    await look('via dell’a', 999)
    expect(server.values()).toMatchObject(points.first)
  })

  test('names who has gathered the places [API-70]', async () => {
    const { results, attribution } = await look('via dell’indip')
    expect(results).toHaveLength(2)
    expect(attribution).toEqual({
      text: '© OpenStreetMap contributors',
      url: 'https://www.openstreetmap.org/copyright',
    })
  })

  test('tells the provider nothing of the diner', async () => {
    const { apiKey } = await aDiner(service, await service.newRestaurant({ like: 3 }))
    const headers = { 'X-Forwarded-For': '203.0.113.9', 'User-Agent': 'Diner/1', Authorization: apiKey }
    await post(service, path, { id_ristorante: 3, address: 'via 20', autocomplete: true, api_key: apiKey }, { headers })
    const { url, headers: sent } = server.asked.at(-1) ?? {}
    const said = `${url?.href} ${JSON.stringify([...(sent ?? [])])}`
    for (const secret of [apiKey, '203.0.113.9', 'Diner']) expect(said).not.toContain(secret)
  })

  test.each(languages)('is refused in %s while Photon is away [API-69]', async (language) => {
    server.fails('away')
    const refusal = await refusalOf(look('via dell’incubo', null, language))
    expect(refusal).toMatchObject({
      status: 'GEOCODE_NOT_AVAILABLE',
      messages: [expect.stringMatching(/\w+ \w+.*\.$/)],
    })
    expect(JSON.stringify(entries)).not.toContain('incubo')
    expect(entries).toContainEqual(expect.objectContaining({ event: 'geocoder-away', reason: 'away' }))
  })
})

async function pointOf(venueId: number) {
  const rows = await service.db.select().from(venues)
  const venue = rows.find((row) => row.restaurantId === 3 && row.id === venueId)
  return { lat: String(venue?.latitude), lon: String(venue?.longitude) }
}
