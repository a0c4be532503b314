import { and, asc, eq, gt, isNull } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { diningTables, tableCalls } from '#server/platform/db/schema/place-tables.ts'
import { serviceConfigs, venues } from '#server/platform/db/schema/restaurant-tables.ts'

import type { DeskScope } from './desk-member.ts'
import { deskText, languagesOf } from './editing/restaurant-languages.ts'

/** A call that nobody marks as done is listed for so long. */
const shownMs = 30 * 60_000

/** The calls to the tables of a member's venues that wait, the oldest first. */
export async function callsForStaff(db: Database, { restaurantId, venueId }: DeskScope, nowMs: number) {
  const languages = await languagesOf(db, restaurantId)
  const rows = await db
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
  return rows.map(({ reasonId, reasons, calledAt, ...row }) => {
    const reason = reasons?.find(({ id }) => id === reasonId)
    return { ...row, reason: reason ? deskText(reason.names, languages) : '', calledAt: calledAt.toISOString() }
  })
}
