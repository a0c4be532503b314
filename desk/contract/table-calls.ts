import * as z from 'zod/mini'

import { deskRead, deskSend } from './desk-call.ts'
import { id, instant, nothing, rows } from './values.ts'

/** Somebody at a table calls the staff. */
export const tableCall = z.object({
  tableId: id<'Table'>(),
  /** Names of the table and of its venue. */
  table: z.string(),
  venue: z.string(),
  reason: z.string(),
  calledAt: instant,
})
export type TableCall = z.output<typeof tableCall>

/** The calls that wait, the oldest first. */
export const readTableCalls = deskRead('/calls', z.object({ calls: rows(tableCall) }))

/** `calledAt` says which call, so that one that came meanwhile stays. */
export const finishTableCall = deskSend('/tables/:table/call/done', z.object({ calledAt: instant }), nothing)
