import { describe, expect, test } from 'vitest'

import { photon } from '#server/places/geocoder/photon.ts'
import type { PlaceQuestion } from '#server/places/geocoder/place-search.ts'
import { createPlaceSearch } from '#server/places/geocoder/place-search.ts'
import type { LogEntry } from '#server/platform/logger.ts'
import { photonServer } from '#tests/server/support/place-providers.ts'

const dayMs = 24 * 60 * 60_000
const question: PlaceQuestion = {
  text: 'via dell’indip',
  isPartial: true,
  near: null,
  language: 'it',
  countries: ['IT'],
  nowMs: 1_000_000,
}

/** A search at a Photon, and what it has written to the log. */
function aSearch() {
  const server = photonServer()
  const entries: LogEntry[] = []
  const find = createPlaceSearch(photon({ url: 'http://photon:2322', fetch: server.fetch }), (entry) =>
    entries.push(entry),
  )
  const ask = (change: Partial<PlaceQuestion> = {}) => find({ ...question, ...change })
  return { server, entries, ask }
}

describe('the search of places', () => {
  test('answers in the contract’s form with the attribution [API-40]', async () => {
    const answer = await aSearch().ask({ text: 'via dell’indipendenza 10', language: 'de' })
    expect(answer).toMatchObject({
      ok: true,
      value: {
        results: [{ formattedAddress: 'Via dell’Indipendenza 10, 40121 Bologna, Italien' }],
        attribution: { text: '© OpenStreetMap contributors' },
      },
    })
  })

  test('says an address once, where its house stands', async () => {
    const answer = await aSearch().ask({ text: 'via dell’indipendenza 10' })
    const positions = answer.ok && answer.value.results.map(({ geometry }) => geometry.location)
    expect(positions).toEqual([{ latitude: 44.4961, longitude: 11.3428 }])
  })

  test('keeps what was found for a day', async () => {
    const { server, ask } = aSearch()
    const first = await ask()
    expect(await ask({ text: ' VIA dell’indip ', nowMs: question.nowMs + dayMs - 1 })).toEqual(first)
    expect(server.asked).toHaveLength(1)
    await ask({ nowMs: question.nowMs + dayMs })
    expect(server.asked).toHaveLength(2)
  })

  test.each([
    ['another text', { text: 'via dell’indipe' }],
    ['a whole address', { isPartial: false }],
    ['another language', { language: 'en' }],
    ['another country', { countries: ['DE'] }],
    ['another place', { near: { latitude: 44, longitude: 11 } }],
  ] as const)('asks again for %s', async (_case, change) => {
    const { server, ask } = aSearch()
    await ask()
    await ask(change)
    expect(server.asked).toHaveLength(2)
  })

  test('asks nothing for a text without letters', async () => {
    const { server, ask } = aSearch()
    expect(await ask({ text: ' \u200B ' })).toMatchObject({ ok: true, value: { results: [] } })
    expect(server.asked).toEqual([])
  })

  test('asks for no more than 200 letters', async () => {
    const { server, ask } = aSearch()
    await ask({ text: 'x'.repeat(400) })
    expect(server.values().q).toHaveLength(200)
  })

  test('refuses what cannot be looked up, without keeping that [API-69]', async () => {
    const { server, ask } = aSearch()
    server.fails(429)
    expect(await ask()).toMatchObject({ ok: false, refusal: { code: 'GEOCODE_NOT_AVAILABLE' } })
    server.fails(null)
    expect(await ask()).toMatchObject({ ok: true })
  })

  test('says in the log why, and nothing of the text [API-69]', async () => {
    const { server, entries, ask } = aSearch()
    server.fails(503)
    await ask()
    expect(entries).toEqual([{ event: 'geocoder-away', level: 'warn', geocoder: 'photon', reason: 'HTTP 503' }])
  })

  test('refuses everything without a geocoder [API-69]', async () => {
    const find = createPlaceSearch(null, () => undefined)
    expect(await find(question)).toMatchObject({ ok: false, refusal: { code: 'GEOCODE_NOT_AVAILABLE' } })
  })
})
