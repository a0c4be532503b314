import { currencyNamed } from '#server/platform/texts/money-text.ts'
import type { VenueRow } from '#server/venues/venue-queries.ts'
import type { Id } from '#src/contract/values.ts'

type Row = Pick<VenueRow, 'id' | 'name' | 'currencyCode'>

/** A venue as the desk names it; `currency` stands after its amounts. */
export type VenueForStaff = { readonly id: Id<'Venue'>; readonly name: string; readonly currency: string }

export function venueForStaff({ id, name, currencyCode }: Row): VenueForStaff {
  return { id, name, currency: currencyNamed(currencyCode).symbol }
}

/** The venue of an order or a reservation. */
export function venueOf(id: Id<'Venue'>, venues: readonly VenueForStaff[]): VenueForStaff {
  return venues.find((venue) => venue.id === id) ?? { id, name: '', currency: '' }
}
