import { eq } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { restaurants } from '#server/platform/db/schema/restaurant-tables.ts'
import type { StoredPause } from '#server/platform/pauses.ts'
import type { Id } from '#src/contract/values.ts'

import { lockEditing } from './lock-editing.ts'
import { notePauseEnds } from './note-pause-ends.ts'

/** Closes the whole restaurant, or opens it again; answers how it was. */
export async function setMaintenance(
  tx: Database,
  id: Id<'Restaurant'>,
  { isPaused, until }: StoredPause,
): Promise<StoredPause> {
  await lockEditing(tx, id)
  const isRestaurant = eq(restaurants.id, id)
  const [before] = await tx
    .select({ isPaused: restaurants.isUnderMaintenance, until: restaurants.maintenanceUntil })
    .from(restaurants)
    .where(isRestaurant)
  await tx.update(restaurants).set({ isUnderMaintenance: isPaused, maintenanceUntil: until }).where(isRestaurant)
  await notePauseEnds(tx, id)
  return before ?? { isPaused: false, until: null }
}
