import { eq } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { restaurants } from '#server/platform/db/schema/restaurant-tables.ts'
import type { Id } from '#src/contract/values.ts'

import { lockEditing } from './lock-editing.ts'

/** Closes the whole restaurant, or opens it again; answers whether it was closed. */
export async function setMaintenance(
  tx: Database,
  id: Id<'Restaurant'>,
  isUnderMaintenance: boolean,
): Promise<boolean> {
  await lockEditing(tx, id)
  const isRestaurant = eq(restaurants.id, id)
  const [before] = await tx.select({ isClosed: restaurants.isUnderMaintenance }).from(restaurants).where(isRestaurant)
  await tx.update(restaurants).set({ isUnderMaintenance }).where(isRestaurant)
  return before?.isClosed ?? false
}
