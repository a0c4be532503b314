import { and, asc, eq, gte } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { closures } from '#server/platform/db/schema/restaurant-tables.ts'
import type { Id, LocalDate } from '#src/contract/values.ts'

import { nextNumber } from './next-number.ts'

export type Closure = typeof closures.$inferSelect

/** The closures of all venues of a restaurant that are not over on a day, the first one first. */
export function comingClosures(db: Database, restaurantId: Id<'Restaurant'>, today: LocalDate): Promise<Closure[]> {
  return db
    .select()
    .from(closures)
    .where(and(eq(closures.restaurantId, restaurantId), gte(closures.to, today)))
    .orderBy(asc(closures.from), asc(closures.id))
}

/** Closes a venue for some days, on which it takes no orders and no reservations. */
export async function addClosure(tx: Database, closure: Omit<Closure, 'id'>): Promise<Closure> {
  const numbered = { ...closure, id: await nextNumber(tx, closures, closure.restaurantId) }
  await tx.insert(closures).values(numbered)
  return numbered
}

/** Opens a venue again on the days of a closure; null when it is gone already. */
export async function removeClosure(tx: Database, restaurantId: Id<'Restaurant'>, id: number): Promise<Closure | null> {
  const [removed] = await tx
    .delete(closures)
    .where(and(eq(closures.restaurantId, restaurantId), eq(closures.id, id)))
    .returning()
  return removed ?? null
}
