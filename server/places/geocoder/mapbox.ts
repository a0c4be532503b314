import * as z from 'zod/mini'

import { accept } from '#src/domain/verdict.ts'

import type { Fetch } from './ask-provider.ts'
import { askedUrl, askProvider, latitude, longitude, maybeText } from './ask-provider.ts'
import type { Attribution, Geocoder, LookUp } from './geocoder.ts'
import { maxSuggestions } from './geocoder.ts'
import type { ReadPlace } from './read-place.ts'
import { readPlace } from './read-place.ts'

const theirs = 'https://api.mapbox.com'
const attribution: Attribution = { text: '© Mapbox, © OpenStreetMap', url: 'https://www.mapbox.com/about/maps/' }

const named = z.nullish(z.object({ name: maybeText }))
const context = z.object({
  address: z.nullish(z.object({ address_number: maybeText, street_name: maybeText })),
  postcode: named,
  place: named,
  locality: named,
  district: named,
  region: z.nullish(z.object({ name: maybeText, region_code: maybeText })),
  country: z.nullish(z.object({ country_code: maybeText })),
})
/** `name` of a street is its own. */
const properties = z.object({
  feature_type: maybeText,
  name: maybeText,
  coordinates: z.object({ longitude, latitude }),
  context,
})
const reply = z.object({
  features: z.array(z.object({ properties })),
})
type Feature = z.output<typeof reply>['features'][number]
type Keyed = { readonly key: string; readonly url?: string | null; readonly fetch?: Fetch }

/**
 * Mapbox, by a token (https://docs.mapbox.com/api/search/geocoding). Orders and accounts keep the places that they name, so
 * that all are asked for as permanent ones: others may not be stored.
 */
export function mapbox({ key, url, fetch = globalThis.fetch }: Keyed): Geocoder {
  const lookUp =
    (isPartial: boolean): LookUp =>
    async (text, { near, language, countries }) => {
      const asked = askedUrl(`${url ?? theirs}/search/geocode/v6/forward`, {
        q: text,
        access_token: key,
        permanent: true,
        autocomplete: isPartial,
        types: 'address,street',
        limit: maxSuggestions,
        language,
        country: countries.length > 0 ? countries.join(',').toLowerCase() : null,
        proximity: near && `${near.longitude},${near.latitude}`,
      })
      const answer = await askProvider(asked, reply, fetch)
      if (!answer.ok) return answer
      return accept(answer.value.features.flatMap((feature) => readPlace(partsOf(feature), text)))
    }
  return { name: 'mapbox', attribution, suggest: lookUp(true), resolve: lookUp(false) }
}

function partsOf({ properties: { feature_type: type, name, coordinates, context: around } }: Feature): ReadPlace {
  return {
    street: type === 'street' ? name : around.address?.street_name,
    houseNumber: around.address?.address_number,
    postcode: around.postcode?.name,
    town: around.place?.name ?? around.locality?.name,
    province: provinceOf(around),
    country: around.country?.country_code,
    position: coordinates,
  }
}

/** The district, which is the province in Italy and Spain; elsewhere the region, by its letters where it has any. */
function provinceOf({ district, region }: z.output<typeof context>): string | null {
  const letters = /^[A-Z]{2,3}$/.exec(region?.region_code ?? '')?.[0]
  return district?.name || letters || region?.name || null
}
