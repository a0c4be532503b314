import type * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { field, wireObject } from './field-table.ts'
import { id, list, number, orNull, selection, text, webAddress, whenPresent } from './values.ts'

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

/**
 * Finds places for a text, the best first; an empty list is no failure. Refused with GEOCODE_NOT_AVAILABLE where nothing can
 * be looked up now.
 */
export const geocode = endpoint('/mixed/maps/geocode', {
  auth: 'none',
  request: {
    address: field('address', text),
    /** True while typing: suggestions for an incomplete address. */
    isPartial: field('autocomplete', selection),
    /** Venue near which places come first (optional addition). */
    venueId: field('id_locale', whenPresent(orNull(id('Venue')))),
  },
  reply: {
    results: field('results', list(geocodeResult)),
    /** Who has to be named beside the results (optional addition). */
    attribution: field(
      'attribuzione',
      orNull(wireObject({ text: field('testo', text), url: field('url', webAddress) })),
    ),
  },
})
