import { waitingCalls } from '#server/places/waiting-calls.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Language } from '#src/options/languages.ts'

import type { DeskScope } from './desk-member.ts'
import { wordingOf } from './editing/wording.ts'

/** The calls to the tables of a member's venues that wait, the oldest first, in the language of the desk. */
export async function callsForStaff(
  db: Database,
  scope: DeskScope,
  { nowMs, language }: { readonly nowMs: number; readonly language: Language },
) {
  const { nameOf } = await wordingOf(db, scope.restaurantId, language)
  const rows = await waitingCalls(db, scope, nowMs)
  return rows.map(({ reasonId, reasons, calledAt, ...row }) => {
    const reason = reasons?.find(({ id }) => id === reasonId)
    return { ...row, reason: reason ? nameOf(reason.names) : '', calledAt: calledAt.toISOString() }
  })
}
