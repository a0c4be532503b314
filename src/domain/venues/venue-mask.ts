import type { Id } from '#src/contract/values.ts'

/** Whether a venue mask includes a venue; an empty mask includes all [VENUE-44]. */
export function isInMask(mask: readonly Id<'Venue'>[], venueId: Id<'Venue'>): boolean {
  return mask.length === 0 || mask.includes(venueId)
}
