import { waitingCalls } from '#server/places/waiting-calls.ts'
import type { Database } from '#server/platform/db/database.ts'

import type { DeskScope } from './desk-member.ts'
import { deskText, languagesOf } from './editing/restaurant-languages.ts'

/** The calls to the tables of a member's venues that wait, the oldest first. */
export async function callsForStaff(db: Database, scope: DeskScope, nowMs: number) {
  const languages = await languagesOf(db, scope.restaurantId)
  const rows = await waitingCalls(db, scope, nowMs)
  return rows.map(({ reasonId, reasons, calledAt, ...row }) => {
    const reason = reasons?.find(({ id }) => id === reasonId)
    return { ...row, reason: reason ? deskText(reason.names, languages) : '', calledAt: calledAt.toISOString() }
  })
}
