import { eq } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { restaurants } from '#server/platform/db/schema/restaurant-tables.ts'
import type { Id } from '#src/contract/values.ts'

/**
 * Lets one transaction at a time edit a restaurant, until it ends: of two that add a row, the second takes the next
 * number. Orders go on meanwhile.
 */
export async function lockEditing(tx: Database, id: Id<'Restaurant'>): Promise<void> {
  await tx.select({ id: restaurants.id }).from(restaurants).where(eq(restaurants.id, id)).for('no key update')
}
