import { and, eq, isNull, lte } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { tableCalls } from '#server/platform/db/schema/place-tables.ts'
import type { Id } from '#src/contract/values.ts'
import { callPauseMs } from '#src/domain/tables/staff-call.ts'

type TableCall = {
  readonly restaurantId: Id<'Restaurant'>
  readonly tableId: Id<'Table'>
  readonly reasonId: Id<'CallReason'>
  readonly nowMs: number
}

/**
 * Writes that the staff is called to a table, unless the last call is less than five minutes old. Answers how many
 * milliseconds the table still has to wait; 0 = the call was taken. One statement, so that of two calls at once, in
 * whatever processes, one is taken.
 */
export async function recordCall(db: Database, { restaurantId, tableId, reasonId, nowMs }: TableCall): Promise<number> {
  const call = { reasonId, calledAt: new Date(nowMs), doneAt: null }
  const [taken] = await db
    .insert(tableCalls)
    .values({ restaurantId, tableId, ...call })
    .onConflictDoUpdate({
      target: [tableCalls.restaurantId, tableCalls.tableId],
      set: call,
      setWhere: lte(tableCalls.calledAt, new Date(nowMs - callPauseMs)),
    })
    .returning({ tableId: tableCalls.tableId })
  if (taken) return 0
  const [last] = await db
    .select({ calledAt: tableCalls.calledAt })
    .from(tableCalls)
    .where(and(eq(tableCalls.restaurantId, restaurantId), eq(tableCalls.tableId, tableId)))
  return Math.max(1, (last?.calledAt.getTime() ?? nowMs) + callPauseMs - nowMs)
}

type AnsweredCall = Pick<TableCall, 'restaurantId' | 'tableId' | 'nowMs'> & {
  /** Which call of the table is meant: a newer one stays. */
  readonly calledAt: Date
}

/** Marks a call as done; false when it is no longer the last one of its table, or was done before. */
export async function finishCall(
  db: Database,
  { restaurantId, tableId, calledAt, nowMs }: AnsweredCall,
): Promise<boolean> {
  const isThatCall = and(
    eq(tableCalls.restaurantId, restaurantId),
    eq(tableCalls.tableId, tableId),
    eq(tableCalls.calledAt, calledAt),
    isNull(tableCalls.doneAt),
  )
  const done = await db
    .update(tableCalls)
    .set({ doneAt: new Date(nowMs) })
    .where(isThatCall)
    .returning({ tableId: tableCalls.tableId })
  return done.length === 1
}

type MovedCall = { readonly restaurantId: Id<'Restaurant'>; readonly from: Id<'Table'>; readonly to: Id<'Table'> }

/** Brings a call that waits to the table to which its guests were moved, in place of the last call there. */
export async function moveCall(tx: Database, { restaurantId, from, to }: MovedCall): Promise<void> {
  const isFrom = and(eq(tableCalls.restaurantId, restaurantId), eq(tableCalls.tableId, from), isNull(tableCalls.doneAt))
  const [call] = await tx.delete(tableCalls).where(isFrom).returning()
  if (!call) return
  const { reasonId, calledAt } = call
  await tx
    .insert(tableCalls)
    .values({ ...call, tableId: to })
    .onConflictDoUpdate({
      target: [tableCalls.restaurantId, tableCalls.tableId],
      set: { reasonId, calledAt, doneAt: null },
    })
}
