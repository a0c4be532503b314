import { and, eq, gt, inArray, or } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { slotBookings } from '#server/platform/db/schema/slot-tables.ts'
import type { Id } from '#src/contract/values.ts'

/** Those of some timetables that orders or reservations name. */
export async function bookedTimetables(
  tx: Database,
  restaurantId: Id<'Restaurant'>,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectDistinct({ id: slotBookings.timetableId })
    .from(slotBookings)
    .where(
      and(
        eq(slotBookings.restaurantId, restaurantId),
        inArray(slotBookings.timetableId, ids as Id<'Timetable'>[]),
        or(gt(slotBookings.taken, 0), gt(slotBookings.seatsTaken, 0)),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}
