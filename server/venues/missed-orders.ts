import { and, eq, sql } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { missedOrders } from '#server/platform/db/schema/venue-tables.ts'
import type { Id } from '#src/contract/values.ts'

type AtVenue = { readonly restaurantId: Id<'Restaurant'>; readonly venueId: Id<'Venue'> }

/** Counts an order that a venue has missed; answers how many that are in a row. */
export async function countMissed(tx: Database, { restaurantId, venueId }: AtVenue): Promise<number> {
  const [row] = await tx
    .insert(missedOrders)
    .values({ restaurantId, venueId, inRow: 1 })
    .onConflictDoUpdate({
      target: [missedOrders.restaurantId, missedOrders.venueId],
      set: { inRow: sql`${missedOrders.inRow} + 1` },
    })
    .returning()
  return row?.inRow ?? 0
}

/** A venue has answered an order, or is paused for those it has missed: they are counted anew. */
export async function forgetMissed(tx: Database, { restaurantId, venueId }: AtVenue): Promise<void> {
  const isVenue = and(eq(missedOrders.restaurantId, restaurantId), eq(missedOrders.venueId, venueId))
  await tx.delete(missedOrders).where(isVenue)
}
