import { asc, eq } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { timetables } from '#server/platform/db/schema/slot-tables.ts'
import type { Id } from '#src/contract/values.ts'

import type { Timetable } from './timetable-slots.ts'

/** The timetables of all venues of a restaurant, the earliest first. */
export function timetableRowsOf(db: Database, restaurantId: Id<'Restaurant'>): Promise<Timetable[]> {
  return db
    .select()
    .from(timetables)
    .where(eq(timetables.restaurantId, restaurantId))
    .orderBy(asc(timetables.from), asc(timetables.id))
}
