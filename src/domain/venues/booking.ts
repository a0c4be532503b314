import type { Venue } from '#src/contract/venue.ts'

import { reservationsEnabled } from './reservations-enabled.ts'

/** Where a table is booked: in the widget's form, or on a page of the venue. */
export type Booking = { readonly kind: 'form' } | { readonly kind: 'page'; readonly url: string }

/** How a table is booked at a venue; null when it takes no reservations [HOME-03..05, SHELL-23, SHELL-24]. */
export function bookingAt(
  venue: Pick<Venue, 'reservations' | 'reservation' | 'externalReservationUrl'>,
): Booking | null {
  if (!reservationsEnabled(venue)) return null
  const url = venue.externalReservationUrl?.trim() ?? ''
  return isWebPage(url) ? { kind: 'page', url } : { kind: 'form' }
}

// Set by the restaurant in free text: open only http(s) addresses.
function isWebPage(url: string): boolean {
  return /^https?:\/\//i.test(url)
}
