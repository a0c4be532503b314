import type { GeocodeResult } from '#src/contract/geocode.ts'
import type { Language } from '#src/options/languages.ts'

import type { FoundPlace } from './geocoder.ts'

/** A province that is written behind its town: `10123 Torino TO`. */
const shortForm = /^[A-Z]{2,3}$/

/** A found place as the contract says it, with the country in the language of the call (contract 2.6). */
export function geocodeResult(place: FoundPlace, language: Language): GeocodeResult {
  const { street, houseNumber, postcode, town, province, country } = place
  const countryName = new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country
  const parts: readonly (readonly [type: string, longName: string | null, shortName?: string])[] = [
    ['street_number', houseNumber],
    ['route', street],
    ['locality', town],
    ['administrative_area_level_2', province],
    ['country', countryName, country],
    ['postal_code', postcode],
  ]
  const locality = [postcode, town, shortForm.test(province) && province].filter(Boolean).join(' ')
  return {
    formattedAddress: [[street, houseNumber].filter(Boolean).join(' '), locality, countryName].join(', '),
    components: parts.flatMap(([type, longName, shortName]) =>
      longName === null ? [] : [{ longName, shortName: shortName ?? longName, types: [type] }],
    ),
    geometry: { location: place.position },
  }
}
