import type { Position } from '#src/domain/areas/polygon.ts'

import type { FoundPlace } from './geocoder.ts'
import { typedHouseNumber } from './typed-house-number.ts'

/** ISO 3166-1 alpha-2, in either case. */
const countryCode = /^[a-z]{2}$/i

/** What a provider says of a place; much of it may be missing. */
export type ReadPlace = {
  readonly [K in Exclude<keyof FoundPlace, 'position'>]: string | null | undefined
} & { readonly position: Position }

/**
 * A place as it is used: one without street, town or country is none. Where the provider knows only the street, the typed
 * house number stands: many houses are on no map, and orders are brought to them all the same.
 */
export function readPlace(
  { street, houseNumber, postcode, town, province, country, position }: ReadPlace,
  text: string,
): FoundPlace[] {
  if (!street || !town || !country || !countryCode.test(country)) return []
  return [
    {
      street,
      houseNumber: houseNumber || typedHouseNumber(text, street),
      postcode: postcode || null,
      town,
      // Towns that are no part of a province have none.
      province: province || town,
      country: country.toUpperCase(),
      position,
    },
  ]
}
