import { and, eq } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { timetables } from '#server/platform/db/schema/slot-tables.ts'
import { lockEditing } from '#server/venues/lock-editing.ts'
import type { Id } from '#src/contract/values.ts'

type TimetableOfRestaurant = { readonly restaurantId: Id<'Restaurant'>; readonly id: Id<'Timetable'> }

/** Sets the orders a slot takes, null = unlimited; existing bookings stay. Answers what it took. */
export async function setCapacity(
  tx: Database,
  { restaurantId, id }: TimetableOfRestaurant,
  capacity: number | null,
): Promise<number | null> {
  // It is a field of the form of the slots too.
  await lockEditing(tx, restaurantId)
  const isTimetable = and(eq(timetables.restaurantId, restaurantId), eq(timetables.id, id))
  const [before] = await tx.select({ capacity: timetables.capacity }).from(timetables).where(isTimetable)
  await tx.update(timetables).set({ capacity }).where(isTimetable)
  return before?.capacity ?? null
}
