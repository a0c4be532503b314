import type { ServicePoint } from '#src/contract/restaurant.ts'
import type { CheckoutQuestion } from '#src/contract/venue-content.ts'
import type { Venue } from '#src/contract/venue.ts'

import { aLicense, aServiceConfig, aVenue, id } from './builders.ts'

/** A venue by its id. */
export const venue = (key: number, fields: Partial<Venue> = {}) => aVenue({ id: id(key), ...fields })
const withLicense = (key: number, license: Parameters<typeof aLicense>[0]) =>
  venue(key, { license: aLicense({ venueId: id(key), ...license }) })
export const dead = (key: number) => withLicense(key, { isDead: true })
export const inactive = (key: number) => withLicense(key, { isActive: false })
/** A venue with these services and no others. */
export const serving = (key: number, ...services: ('takeAway' | 'delivery' | 'dil' | 'reservation')[]) =>
  venue(key, {
    takeAway: null,
    ...Object.fromEntries(services.map((type) => [type, aServiceConfig({ type })])),
  })

/** A service point that some venues, by their ids, serve. */
export function aPoint(key: number, venues: readonly number[], fields: Partial<ServicePoint> = {}): ServicePoint {
  return {
    id: id(key),
    venueMask: [],
    servingVenues: venues.map((venueId) => ({ venueId: id(venueId) })),
    texts: { name: `Point ${key}`, deliveryPointLabel: null, typeLabel: null },
    ...fields,
  }
}

export function aQuestion(fields: Partial<CheckoutQuestion> = {}): CheckoutQuestion {
  return { id: id(1), kind: 'text', texts: { name: 'Name on the bell' }, ...fields }
}
