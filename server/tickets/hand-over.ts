import type { SQL } from 'drizzle-orm'
import { and, asc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm'

import type { PrintFailure, PrintStatus } from '#desk/contract/printers.ts'
import type { Database } from '#server/platform/db/database.ts'
import { printJobs } from '#server/platform/db/schema/printer-tables.ts'
import type { Id } from '#src/contract/values.ts'

import type { PrinterKey, PrinterRow } from './printers.ts'
import { lockPrinter, noteMissing, notePrinted } from './printers.ts'

export type PrintJobRow = typeof printJobs.$inferSelect
type JobId = Id<'PrintJob'>

/** How long a printer has to say what became of a ticket, in ms. */
export const confirmedWithinMs = 120_000

/** As the index of what is to be printed says it. */
export const isOpen = sql`${printJobs.status} in ('queued', 'handedOver')`

/** The ticket that a printer would get now; null = nothing waits, or one is on paper [PRINT-05]. */
export async function nextTicket(db: Database, printer: PrinterKey, nowMs: number): Promise<PrintJobRow | null> {
  const first = await firstOpen(db, printer, nowMs)
  return first?.status === 'queued' ? first : null
}

/** Hands the next ticket of a printer over; null as in `nextTicket`. Processes that are asked at once hand it over once. */
export function handOverNext(db: Database, printer: PrinterKey, nowMs: number): Promise<PrintJobRow | null> {
  return underLock(db, printer, nowMs, (tx, first) => (first.status === 'queued' ? fetched(tx, first, nowMs) : null))
}

/**
 * Hands over the ticket that a printer fetches, by its number where it says one: the next one, or once more the one on paper,
 * which is a copy then [PRINT-06]. Null: it is neither.
 */
export function fetchTicket(
  db: Database,
  printer: PrinterKey,
  id: JobId | null,
  nowMs: number,
): Promise<PrintJobRow | null> {
  return underLock(db, printer, nowMs, (tx, first) =>
    id === null || first.id === id ? fetched(tx, first, nowMs) : null,
  )
}

export type PrintEnd = { readonly status: 'printed' } | { readonly status: 'failed'; readonly failure: PrintFailure }

/**
 * Writes what became of a ticket, by its number or of the one that is under way. A result that comes late counts, one that is
 * repeated changes nothing [PRINT-04]; what was never handed over cannot be printed, but can be of no use to its printer.
 */
export async function endTicket(
  db: Database,
  printer: PrinterRow,
  id: JobId | null,
  { nowMs, ...end }: PrintEnd & { readonly nowMs: number },
): Promise<void> {
  const ended = id ?? (await firstOpen(db, printer, nowMs))?.id
  if (ended === undefined) return
  const from: readonly PrintStatus[] = [
    'handedOver',
    'unconfirmed',
    ...(end.status === 'failed' ? ['queued' as const] : []),
  ]
  const done = await db
    .update(printJobs)
    .set({ ...end, endedAt: new Date(nowMs) })
    .where(and(isOfPrinter(printer), eq(printJobs.id, ended), inArray(printJobs.status, from)))
    .returning({ id: printJobs.id })
  if (done.length === 0) return
  if (end.status === 'printed') await notePrinted(db, printer)
  else await noteMissing(db, printer, new Date(nowMs))
}

/** Ends what printers were handed and have said nothing of in time: nobody knows whether it was printed [PRINT-04]. */
export async function lapseTickets(db: Database, nowMs: (restaurantId: Id<'Restaurant'>) => number): Promise<void> {
  const handed = await db
    .select({ restaurantId: printJobs.restaurantId, id: printJobs.printerId })
    .from(printJobs)
    .where(and(isOpen, eq(printJobs.status, 'handedOver')))
  for (const printer of handed) await lapse(db, printer, nowMs(printer.restaurantId))
}

async function lapse(db: Database, printer: PrinterKey, nowMs: number): Promise<void> {
  const lapsed = await db
    .update(printJobs)
    .set({ status: 'unconfirmed', endedAt: new Date(nowMs) })
    .where(
      and(isOfPrinter(printer), eq(printJobs.status, 'handedOver'), lte(printJobs.handedOverAt, confirmedSince(nowMs))),
    )
    .returning({ id: printJobs.id })
  if (lapsed.length > 0) await noteMissing(db, printer, new Date(nowMs))
}

type Work = (tx: Database, first: PrintJobRow) => Promise<PrintJobRow | null> | null

function underLock(db: Database, printer: PrinterKey, nowMs: number, work: Work): Promise<PrintJobRow | null> {
  return db.transaction(async (tx) => {
    if (!(await lockPrinter(tx, printer))) return null
    await lapse(tx, printer, nowMs)
    const first = await firstOpen(tx, printer, nowMs)
    return first && work(tx, first)
  })
}

async function fetched(
  tx: Database,
  { id, status, handedOverAt, ...job }: PrintJobRow,
  nowMs: number,
): Promise<PrintJobRow | null> {
  const [row] = await tx
    .update(printJobs)
    .set({
      status: 'handedOver',
      handedOverAt: status === 'queued' ? new Date(nowMs) : handedOverAt,
      fetches: job.fetches + 1,
    })
    .where(and(eq(printJobs.restaurantId, job.restaurantId), eq(printJobs.id, id)))
    .returning()
  return row ?? null
}

/** What is on paper, else what was asked for first. */
async function firstOpen(db: Database, printer: PrinterKey, nowMs: number): Promise<PrintJobRow | null> {
  const isOnPaper = eq(printJobs.status, 'handedOver')
  const counts = or(eq(printJobs.status, 'queued'), gt(printJobs.handedOverAt, confirmedSince(nowMs)))
  const [row] = await db
    .select()
    .from(printJobs)
    .where(and(isOfPrinter(printer), isOpen, counts))
    .orderBy(sql`${isOnPaper} desc`, asc(printJobs.id))
    .limit(1)
  return row ?? null
}

function isOfPrinter({ restaurantId, id }: PrinterKey): SQL | undefined {
  return and(eq(printJobs.restaurantId, restaurantId), eq(printJobs.printerId, id))
}

function confirmedSince(nowMs: number): Date {
  return new Date(nowMs - confirmedWithinMs)
}
