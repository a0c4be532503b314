import type { Call } from '#server/platform/call.ts'
import { venueRowsOf } from '#server/venues/venue-queries.ts'
import type { Id } from '#src/contract/values.ts'

import type { Surroundings } from './geocoder.ts'

/**
 * Where places are looked up for a restaurant: near the venue that the call names, else near its first one that is on the
 * map, in the countries of all its venues.
 */
export async function surroundingsOf(
  venueId: Id<'Venue'> | null,
  { db, restaurant, language }: Pick<Call, 'db' | 'restaurant' | 'language'>,
): Promise<Surroundings> {
  const venues = (await venueRowsOf(db, restaurant.id)).filter(({ isDead }) => !isDead)
  const named = venues.find(({ id }) => id === venueId)
  const [near = null] = (named ? [named] : venues).flatMap(({ latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude }],
  )
  const countries = venues.map(({ country }) => country.toUpperCase()).filter((code) => /^[A-Z]{2}$/.test(code))
  return { near, language, countries: [...new Set(countries)].toSorted() }
}
