import { eq } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { restaurants } from '#server/platform/db/schema/restaurant-tables.ts'
import type { Id } from '#src/contract/values.ts'

import { isPausedAt } from './pauses.ts'

export type Restaurant = typeof restaurants.$inferSelect

export async function restaurantOf(db: Database, id: Id<'Restaurant'>): Promise<Restaurant | null> {
  const [row] = await db.select().from(restaurants).where(eq(restaurants.id, id))
  return row ?? null
}

type Moment = {
  readonly nowMs: number
  /** Whether it is read as if it were open already (decision 136). */
  readonly isPreview: boolean
}

/** The restaurant as it is at a moment: a pause whose end has passed is over, and one that opens soon takes nothing yet. */
export async function restaurantAt(
  db: Database,
  id: Id<'Restaurant'>,
  { nowMs, isPreview }: Moment,
): Promise<Restaurant | null> {
  const row = await restaurantOf(db, id)
  if (!row) return null
  const { isUnderMaintenance: isPaused, maintenanceUntil: until } = row
  const opensSoon = row.opensSoon && !isPreview
  return { ...row, opensSoon, isUnderMaintenance: opensSoon || isPausedAt({ isPaused, until }, nowMs) }
}

/** The restaurant that files call so (decision 100). */
export async function restaurantWithKey(db: Database, key: string): Promise<Restaurant | null> {
  const [row] = await db.select().from(restaurants).where(eq(restaurants.key, key))
  return row ?? null
}
