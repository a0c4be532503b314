import { and, eq } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { venues } from '#server/platform/db/schema/restaurant-tables.ts'
import type { Id } from '#src/contract/values.ts'

import type { VenueRow } from './venue-queries.ts'

type VenueOfRestaurant = { readonly restaurantId: Id<'Restaurant'>; readonly venueId: Id<'Venue'> }

/** Changes what holds for a venue, whatever the way to order. */
export async function changeVenue(
  tx: Database,
  { restaurantId, venueId }: VenueOfRestaurant,
  change: Partial<Omit<VenueRow, 'restaurantId' | 'id'>>,
): Promise<void> {
  await tx
    .update(venues)
    .set(change)
    .where(and(eq(venues.restaurantId, restaurantId), eq(venues.id, venueId)))
}
