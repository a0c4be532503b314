import type { Venue } from '#src/contract/venue.ts'
import type { Booking } from '#src/domain/venues/booking.ts'
import { bookingAt } from '#src/domain/venues/booking.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { secondaryPaths } from '#src/instance/routes/secondary-paths.ts'

/** Props of a button or link that opens the reservation. */
export type BookingLink =
  | { readonly href: string; readonly target: '_blank'; readonly onClick?: never }
  | { readonly href?: never; readonly target?: never; readonly onClick: () => void }

/**
 * Link or handler that opens the reservation of a table at the venue; null when it takes none [HOME-03, HOME-04,
 * SHELL-23, SHELL-24].
 */
export function useBooking(venue: Venue | null): BookingLink | null {
  const { location } = useInstance()
  const booking = venue && bookingAt(venue)
  return booking && linkTo(booking, () => location.navigate(secondaryPaths.reserve))
}

function linkTo(booking: Booking, onClick: () => void): BookingLink {
  return booking.kind === 'page' ? { href: booking.url, target: '_blank' } : { onClick }
}
