import type { Venue } from '#src/contract/venue.ts'

/** Whether the venue takes reservations: by the switch for this client, else by the service's own [HOME-05]. */
export function reservationsEnabled({
  reservations,
  reservation,
}: Pick<Venue, 'reservations' | 'reservation'>): boolean {
  return reservations?.isActive ?? reservation?.isActive ?? false
}
