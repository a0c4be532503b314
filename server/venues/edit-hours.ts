import { and, asc, eq } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { openingHours } from '#server/platform/db/schema/restaurant-tables.ts'
import type { Id } from '#src/contract/values.ts'

export type HoursRow = typeof openingHours.$inferSelect
export type VenueOfRestaurant = Pick<HoursRow, 'restaurantId' | 'venueId'>

/** The opening hours of all venues of a restaurant, the first shift first. */
export function hourRowsOf(db: Database, restaurantId: Id<'Restaurant'>): Promise<HoursRow[]> {
  return db
    .select()
    .from(openingHours)
    .where(eq(openingHours.restaurantId, restaurantId))
    .orderBy(asc(openingHours.shift))
}

/** Replaces the opening hours of a venue; a day without a shift is closed. */
export async function replaceHours(
  tx: Database,
  { restaurantId, venueId }: VenueOfRestaurant,
  shifts: readonly Omit<HoursRow, keyof VenueOfRestaurant>[],
): Promise<void> {
  await tx
    .delete(openingHours)
    .where(and(eq(openingHours.restaurantId, restaurantId), eq(openingHours.venueId, venueId)))
  if (shifts.length > 0)
    await tx.insert(openingHours).values(shifts.map((shift) => ({ ...shift, restaurantId, venueId })))
}
