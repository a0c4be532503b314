import { demonstration } from '#demo/service/demonstration.ts'
import { createFaults } from '#demo/trials/faults.ts'
import type { EditionOf } from '#server/editions/edition.ts'
import type { Geocoder } from '#server/places/geocoder/geocoder.ts'

/** The demonstration with another geocoder, or with none. */
export function withGeocoder(geocoder: Geocoder | null): EditionOf {
  return async (settings) => ({ ...(await demonstration(settings, createFaults())), geocoder })
}
