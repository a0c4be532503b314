import type { Column, SQL } from 'drizzle-orm'
import { and, eq } from 'drizzle-orm'

import type { Id } from '#src/contract/values.ts'

/** One venue of a restaurant, or all of them: what a member of its staff sees and changes. */
export type VenueScope = {
  readonly restaurantId: Id<'Restaurant'>
  /** Null: all venues of the restaurant. */
  readonly venueId: Id<'Venue'> | null
}

type OfVenue = { readonly restaurantId: Column; readonly venueId: Column }

/** Whether a row is of these venues; it leads with the restaurant, as the indexes do. */
export function isInScope(table: OfVenue, { restaurantId, venueId }: VenueScope): SQL | undefined {
  return and(eq(table.restaurantId, restaurantId), venueId === null ? undefined : eq(table.venueId, venueId))
}
