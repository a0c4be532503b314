import { and, eq } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { restaurants } from '#server/platform/db/schema/restaurant-tables.ts'
import type { Id } from '#src/contract/values.ts'

/** Opens a restaurant that opens soon; false when it is open already. */
export async function openRestaurant(tx: Database, id: Id<'Restaurant'>): Promise<boolean> {
  const opened = await tx
    .update(restaurants)
    .set({ opensSoon: false })
    .where(and(eq(restaurants.id, id), eq(restaurants.opensSoon, true)))
    .returning({ id: restaurants.id })
  return opened.length > 0
}

/** Whether a restaurant opens soon; it is not opened before the transaction ends. */
export async function holdClosed(tx: Database, id: Id<'Restaurant'>): Promise<boolean> {
  const [row] = await tx
    .select({ opensSoon: restaurants.opensSoon })
    .from(restaurants)
    .where(eq(restaurants.id, id))
    .for('share')
  return row?.opensSoon ?? false
}
