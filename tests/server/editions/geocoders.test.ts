import { expect, test } from 'vitest'

import { demonstration } from '#demo/service/demonstration.ts'
import { createFaults } from '#demo/trials/faults.ts'
import { production } from '#server/editions/production.ts'
import { defaultSettings } from '#server/settings/read-settings.ts'
import type { GeocoderSettings } from '#server/settings/settings.ts'

const set: readonly [string | undefined, GeocoderSettings][] = [
  ['photon', { kind: 'photon', url: 'http://photon:2322' }],
  ['locationiq', { kind: 'locationiq', key: 'pk.1', url: null }],
  ['mapbox', { kind: 'mapbox', key: 'pk.1', url: null }],
  [undefined, { kind: 'off' }],
]

async function geocodersOf(geocoder: GeocoderSettings | null) {
  const settings = { ...defaultSettings, geocoder }
  const editions = [production(settings), await demonstration(settings, createFaults())]
  return editions.map((edition) => edition.geocoder?.name)
}

test.each(set)('both editions have the geocoder %s that is set', async (name, geocoder) => {
  expect(await geocodersOf(geocoder)).toEqual([name, name])
})

test('unset, production has none and the demonstration its streets', async () => {
  expect(await geocodersOf(null)).toEqual([undefined, 'known-streets'])
})
