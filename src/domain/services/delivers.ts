import type { Venue } from '#src/contract/venue.ts'

/** The venue delivers to addresses: then a customer has some [ACCT-04, ACCT-25, SHELL-43]. */
export function delivers(venue: Pick<Venue, 'delivery'> | null): boolean {
  return venue?.delivery?.isActive ?? false
}
