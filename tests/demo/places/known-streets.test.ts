import { beforeAll, describe, expect, test } from 'vitest'

import { geocode } from '#src/contract/geocode.ts'
import { getMixedInfo } from '#src/contract/venue-content.ts'
import { addressInfo, geocodeText, typedAddress } from '#src/domain/areas/build-order-address.ts'
import { readAreas, venuesServing } from '#src/domain/areas/delivery-areas.ts'
import { languages } from '#src/options/languages.ts'
import { clientOf, noon } from '#tests/server/support/diner.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

/** The areas of restaurant 3. */
async function demoAreas() {
  const asked = { venueId: null, orderType: null, newsLimit: null, deliveryCities: true }
  const { areas, unreadable } = readAreas((await clientOf(service, id(3)).call(getMixedInfo, asked)).deliveryCities)
  expect(unreadable).toEqual([])
  return areas
}

describe('geocode', () => {
  const find = async (address: string, isPartial = false, language = 'it') =>
    (await clientOf(service, id(1), { language }).call(geocode, { address, isPartial })).results
  const namesOf = async (text: string) => (await find(text, true)).map((result) => result.formattedAddress)

  test('says the parts of an address and where it is [API-40]', async () => {
    const [first, ...others] = await find('via po 12, torino')
    expect(others).toEqual([])
    expect(first?.formattedAddress).toBe('Via Po 12, 10123 Torino TO, Italia')
    expect(first && addressInfo(first)).toEqual({
      street: 'Via Po',
      houseNumber: '12',
      town: 'Torino',
      postcode: '10123',
      province: 'TO',
      country: 'IT',
    })
    expect(first?.geometry.location.latitude).toBeCloseTo(45.07, 2)
    expect(first?.geometry.location.longitude).toBeCloseTo(7.69, 2)
  })

  test.each(languages)('finds again what it answered in %s', async (language) => {
    for (const text of ['Via Sant’Ottavio 20', 'Strada del Nobile', 'Corso Francia 12, Collegno']) {
      const [first] = await find(text, false, language)
      expect(first).toBeDefined()
      expect((await find(first?.formattedAddress ?? '', false, language))[0]).toEqual(first)
    }
  })

  test('suggests at most five by beginnings of words', async () => {
    expect(await namesOf('VIA VANC')).toEqual(['Via Vanchiglia, 10124 Torino TO, Italia'])
    expect(await namesOf('unità')).toEqual(await namesOf('UNITA'))
    expect(await namesOf('unita')).toEqual(['Corso Unità d’Italia, 10127 Torino TO, Italia'])
    expect(await namesOf('via')).toHaveLength(5)
    expect(await namesOf('via roma')).toEqual([
      'Via Roma, 10123 Torino TO, Italia',
      'Via Roma, 10025 Pino Torinese TO, Italia',
    ])
    expect(await namesOf('c.so fran')).toEqual([
      'Corso Francia, 10138 Torino TO, Italia',
      'Corso Francia, 10093 Collegno TO, Italia',
    ])
  })

  test('knows whole words alone where the text is not partial', async () => {
    expect(await find('via vanc 3')).toEqual([])
    expect(await find('via vanchiglia 3')).toHaveLength(1)
  })

  test.each([
    ['none is typed', 'via roma, torino', ''],
    ['the street has it not', 'via po 600', ''],
    ['it is typed', 'via po 7', '7'],
    ['it has a letter', 'via po 7b', '7B'],
    ['it has a letter apart', 'via po 7/b, 10123', '7/B'],
  ])('says the house number when %s: %s', async (_case, text, houseNumber) => {
    const [first] = await find(text)
    expect(first && addressInfo(first).houseNumber).toBe(houseNumber)
  })

  test('returns nothing, without failure, for unknown text', async () => {
    for (const text of [
      '',
      '  ',
      '12',
      '10123',
      'grugliasco',
      'via immaginaria 3',
      'via po 3, 10999',
      '%_\\',
      'x'.repeat(400),
    ]) {
      expect(await find(text, true)).toEqual([])
    }
  })

  test.each([
    ['no postcode is known', 'strada del nobile 7', 'missing-postcode'],
    ['no number is typed', 'via po', 'missing-house-number'],
    ['the place is far', 'via roma 3, pino torinese', 'address-not-served'],
    ['the street is unknown', 'via immaginaria 3', 'unknown-address'],
  ])('lets an address be refused where %s [VENUE-25] [VENUE-26]', async (_case, text, reason) => {
    const asked = { areas: await demoAreas(), venueIds: [id<'Venue'>(31), id<'Venue'>(32)], type: 'delivery' } as const
    expect(typedAddress(await find(text), asked)).toEqual({ ok: false, refusal: { reason } })
  })

  test('finds each venue’s smallest delivery area [VENUE-31] [VENUE-33] [VENUE-34]', async () => {
    const areas = await demoAreas()
    const all = { venueIds: [id<'Venue'>(31), id<'Venue'>(32), id<'Venue'>(33)], type: 'delivery' } as const
    const served = async (text: string) => {
      const [place] = await find(text)
      const serving = place ? venuesServing(place.geometry.location, areas, all) : []
      return serving.map(({ venueId, city }) => [venueId, city.id])
    }
    expect(await served(geocodeText('Piazza Vittorio Veneto', '14'))).toEqual([
      [31, 301],
      [32, 301],
    ])
    expect(await served('corso belgio 100')).toEqual([
      [31, 302],
      [32, 302],
    ])
    expect(await served('corso galileo ferraris 70')).toEqual([
      [31, 302],
      [32, 303],
    ])
    expect(await served('via nizza 262')).toEqual([[33, 304]])
    expect(await served('via san martino 10, moncalieri')).toEqual([])
  })
})
