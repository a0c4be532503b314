import { and, asc, eq, gt, isNull } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { diningTables, tableCalls } from '#server/platform/db/schema/place-tables.ts'
import { serviceConfigs, venues } from '#server/platform/db/schema/venue-tables.ts'
import type { VenueScope } from '#server/venues/venue-scope.ts'

/** A call that nobody marks as done is listed for so long. */
const shownMs = 30 * 60_000

/** The calls to tables that wait, with the reasons that their venue offers, the oldest first. */
export function waitingCalls(db: Database, { restaurantId, venueId }: VenueScope, nowMs: number) {
  return db
    .select({
      tableId: tableCalls.tableId,
      table: diningTables.name,
      venue: venues.name,
      reasonId: tableCalls.reasonId,
      calledAt: tableCalls.calledAt,
      reasons: serviceConfigs.callReasons,
    })
    .from(tableCalls)
    .innerJoin(
      diningTables,
      and(eq(diningTables.restaurantId, tableCalls.restaurantId), eq(diningTables.id, tableCalls.tableId)),
    )
    .innerJoin(venues, and(eq(venues.restaurantId, diningTables.restaurantId), eq(venues.id, diningTables.venueId)))
    .leftJoin(
      serviceConfigs,
      and(
        eq(serviceConfigs.restaurantId, diningTables.restaurantId),
        eq(serviceConfigs.venueId, diningTables.venueId),
        eq(serviceConfigs.type, 'table'),
      ),
    )
    .where(
      and(
        eq(tableCalls.restaurantId, restaurantId),
        venueId === null ? undefined : eq(diningTables.venueId, venueId),
        isNull(tableCalls.doneAt),
        gt(tableCalls.calledAt, new Date(nowMs - shownMs)),
      ),
    )
    .orderBy(asc(tableCalls.calledAt))
}
