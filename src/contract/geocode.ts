import type * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { field, wireObject } from './field-table.ts'
import { list, number, selection, text } from './values.ts'

/** A place found by the geocoder, in Google's format (contract 2.6). */
export const geocodeResult = wireObject({
  formattedAddress: field('formatted_address', text),
  components: field(
    'address_components',
    list(
      wireObject({
        longName: field('long_name', text),
        shortName: field('short_name', text),
        types: field('types', list(text)),
      }),
    ),
  ),
  geometry: field(
    'geometry',
    wireObject({
      location: field('location', wireObject({ latitude: field('lat', number), longitude: field('lng', number) })),
    }),
  ),
})
export type GeocodeResult = z.output<typeof geocodeResult>

/** Finds places for a text, the best first; an empty list is no failure. */
export const geocode = endpoint('/mixed/maps/geocode', {
  auth: 'none',
  request: {
    address: field('address', text),
    /** True while typing: suggestions for an incomplete address. */
    isPartial: field('autocomplete', selection),
  },
  reply: { results: field('results', list(geocodeResult)) },
})
