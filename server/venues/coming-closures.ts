import { and, asc, eq, gte } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { closures } from '#server/platform/db/schema/venue-tables.ts'
import type { Id, LocalDate } from '#src/contract/values.ts'

type Closure = typeof closures.$inferSelect

/** The closures of all venues of a restaurant that are not over on a day, the first one first. */
export function comingClosures(db: Database, restaurantId: Id<'Restaurant'>, today: LocalDate): Promise<Closure[]> {
  return db
    .select()
    .from(closures)
    .where(and(eq(closures.restaurantId, restaurantId), gte(closures.to, today)))
    .orderBy(asc(closures.from), asc(closures.id))
}
