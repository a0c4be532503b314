import { eq } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { restaurants } from '#server/platform/db/schema/restaurant-tables.ts'
import type { Restaurant } from '#server/platform/find-restaurant.ts'
import type { Id } from '#src/contract/values.ts'

/** Changes what holds for the whole restaurant. */
export async function changeRestaurant(
  tx: Database,
  id: Id<'Restaurant'>,
  change: Partial<Omit<Restaurant, 'id'>>,
): Promise<void> {
  await tx.update(restaurants).set(change).where(eq(restaurants.id, id))
}
