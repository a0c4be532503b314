import * as z from 'zod/mini'

import { accept } from '#src/domain/verdict.ts'

import type { Fetch } from './ask-provider.ts'
import { askedUrl, askProvider, latitude, longitude, maybeText } from './ask-provider.ts'
import type { Geocoder, LookUp, Surroundings } from './geocoder.ts'
import { maxSuggestions } from './geocoder.ts'
import { openStreetMap } from './open-street-map.ts'
import type { ReadPlace } from './read-place.ts'
import { readPlace } from './read-place.ts'

/** Their servers in Europe. */
const europe = 'https://eu1.locationiq.com/v1'
/** Half the width and height in degrees of the box in which places come first: about 50 km. */
const boxDegrees = 0.5

const degrees = <T extends z.ZodMiniType<number, number>>(bounded: T) =>
  z.pipe(z.pipe(z.string().check(z.regex(/^-?\d+(\.\d+)?$/)), z.transform(Number)), bounded)

const address = z.object({
  /** Of a street, its own name in suggestions. */
  name: maybeText,
  house_number: maybeText,
  road: maybeText,
  postcode: maybeText,
  city: maybeText,
  county: maybeText,
  state: maybeText,
  country_code: maybeText,
})
const reply = z.array(z.object({ lat: degrees(latitude), lon: degrees(longitude), class: maybeText, address }))
type Result = z.output<typeof reply>[number]
type Keyed = { readonly key: string; readonly url?: string | null; readonly fetch?: Fetch }

/** LocationIQ, by a key (https://docs.locationiq.com). Its places may be kept. */
export function locationIq({ key, url, fetch = globalThis.fetch }: Keyed): Geocoder {
  const lookUp =
    (call: string, more: Readonly<Record<string, string>>): LookUp =>
    async (text, around) => {
      const asked = askedUrl(`${url ?? europe}/${call}`, { key, q: text, ...valuesOf(around), ...more })
      const answer = await askProvider(asked, reply, fetch)
      // "Unable to geocode": nothing is there.
      if (!answer.ok) return answer.refusal.reason === 'HTTP 404' ? accept([]) : answer
      return accept(answer.value.flatMap((result) => readPlace(partsOf(result), text)))
    }
  return {
    name: 'locationiq',
    attribution: openStreetMap,
    suggest: lookUp('autocomplete', { tag: 'place:house,building,highway' }),
    resolve: lookUp('search', { format: 'json', addressdetails: '1' }),
  }
}

function valuesOf({ near, language, countries }: Surroundings) {
  return {
    limit: maxSuggestions,
    normalizecity: 1,
    'accept-language': language,
    countrycodes: countries.length > 0 ? countries.join(',').toLowerCase() : null,
    viewbox: near && boxAround(near),
  }
}

/** Two corners, longitude first. */
function boxAround({ latitude, longitude }: NonNullable<Surroundings['near']>): string {
  const corners = [longitude - boxDegrees, latitude - boxDegrees, longitude + boxDegrees, latitude + boxDegrees]
  return corners.map((corner) => corner.toFixed(4)).join(',')
}

function partsOf({ lat, lon, class: kind, address: own }: Result): ReadPlace {
  return {
    street: own.road ?? (kind === 'highway' ? own.name : null),
    houseNumber: own.house_number,
    postcode: own.postcode,
    town: own.city,
    province: own.county ?? own.state,
    country: own.country_code,
    position: { latitude: lat, longitude: lon },
  }
}
