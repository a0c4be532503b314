import type { Id } from '#src/contract/values.ts'

/** A mask of venues that holds for: an empty one holds for all [VENUE-44]. */
export function isInMask(mask: readonly Id<'Venue'>[], venueId: Id<'Venue'>): boolean {
  return mask.length === 0 || mask.includes(venueId)
}
