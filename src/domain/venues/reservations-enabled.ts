import type { Venue } from '#src/contract/venue.ts'

/** The switch of the client decides; without it the service's own [HOME-05]. */
export function reservationsEnabled({
  reservations,
  reservation,
}: Pick<Venue, 'reservations' | 'reservation'>): boolean {
  return reservations?.isActive ?? reservation?.isActive ?? false
}
