import * as z from 'zod/mini'

import { accept } from '#src/domain/verdict.ts'

import type { Fetch } from './ask-provider.ts'
import { askedUrl, askProvider, latitude, longitude, maybeText } from './ask-provider.ts'
import type { Geocoder, LookUp } from './geocoder.ts'
import { maxSuggestions } from './geocoder.ts'
import { openStreetMap } from './open-street-map.ts'
import type { ReadPlace } from './read-place.ts'
import { readPlace } from './read-place.ts'

const properties = z.object({
  /** Of a street, its own name. */
  type: maybeText,
  name: maybeText,
  housenumber: maybeText,
  street: maybeText,
  postcode: maybeText,
  city: maybeText,
  district: maybeText,
  locality: maybeText,
  county: maybeText,
  state: maybeText,
  countrycode: maybeText,
})

const reply = z.object({
  features: z.array(z.object({ geometry: z.object({ coordinates: z.tuple([longitude, latitude]) }), properties })),
})
type Feature = z.output<typeof reply>['features'][number]

/**
 * A Photon of the operator's own (https://github.com/komoot/photon). Names are the local ones: which languages a server
 * has is known to whoever filled it, and it refuses all others.
 */
export function photon({ url, fetch = globalThis.fetch }: { readonly url: string; readonly fetch?: Fetch }): Geocoder {
  const lookUp: LookUp = async (text, { near, countries }) => {
    const asked = askedUrl(`${url}/api`, {
      q: text,
      limit: maxSuggestions,
      lang: 'default',
      layer: ['house', 'street'],
      countrycode: countries,
      lat: near?.latitude ?? null,
      lon: near?.longitude ?? null,
    })
    const answer = await askProvider(asked, reply, fetch)
    if (!answer.ok) return answer
    return accept(answer.value.features.flatMap((feature) => readPlace(partsOf(feature), text)))
  }
  return { name: 'photon', attribution: openStreetMap, suggest: lookUp, resolve: lookUp }
}

function partsOf({ geometry, properties: own }: Feature): ReadPlace {
  const [longitude, latitude] = geometry.coordinates
  return {
    street: own.street ?? (own.type === 'street' ? own.name : null),
    houseNumber: own.housenumber,
    postcode: own.postcode,
    town: own.city ?? own.locality ?? own.district,
    province: own.county ?? own.state,
    country: own.countrycode,
    position: { latitude, longitude },
  }
}
