import { and, asc, eq } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { timetables } from '#server/platform/db/schema/slot-tables.ts'
import { nextNumber } from '#server/venues/next-number.ts'
import type { Id } from '#src/contract/values.ts'

import type { Timetable } from './timetable-slots.ts'

type NewTimetable = Omit<typeof timetables.$inferInsert, 'id'>
type TimetableOfRestaurant = Pick<Timetable, 'restaurantId' | 'id'>

/** The timetables of all venues of a restaurant, the earliest first. */
export function timetableRowsOf(db: Database, restaurantId: Id<'Restaurant'>): Promise<Timetable[]> {
  return db
    .select()
    .from(timetables)
    .where(eq(timetables.restaurantId, restaurantId))
    .orderBy(asc(timetables.from), asc(timetables.id))
}

/** Offers slots in another shift, from now on. Answers the number of its timetable. */
export async function addTimetable(tx: Database, timetable: NewTimetable): Promise<Id<'Timetable'>> {
  const id = (await nextNumber(tx, timetables, timetable.restaurantId)) as Id<'Timetable'>
  await tx.insert(timetables).values({ ...timetable, id })
  return id
}

/** Changes the slots of a shift; what was ordered or booked in them stays. */
export async function changeTimetable(
  tx: Database,
  { restaurantId, id }: TimetableOfRestaurant,
  change: Partial<NewTimetable>,
): Promise<void> {
  await tx
    .update(timetables)
    .set(change)
    .where(and(eq(timetables.restaurantId, restaurantId), eq(timetables.id, id)))
}
