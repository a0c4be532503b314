import type { SQL } from 'drizzle-orm'
import { and, count, desc, eq, min, sql } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { openAndNewest } from '#server/platform/db/open-and-newest.ts'
import { printers, printJobs } from '#server/platform/db/schema/printer-tables.ts'
import type { Id } from '#src/contract/values.ts'

import type { PrintJobRow } from './hand-over.ts'
import { isOpen } from './hand-over.ts'
import type { PrinterKey } from './printers.ts'

const listed = 20

/** The newest tickets of a printer, the newest first. */
export function newestTickets(db: Database, { restaurantId, id }: PrinterKey): Promise<PrintJobRow[]> {
  return db
    .select()
    .from(printJobs)
    .where(and(eq(printJobs.restaurantId, restaurantId), eq(printJobs.printerId, id)))
    .orderBy(desc(printJobs.id))
    .limit(listed)
}

/** How many tickets wait for each printer that some wait for, and since when the first one does; of all restaurants if none is given. */
export function waitingTickets(db: Database, restaurantId?: Id<'Restaurant'>) {
  const isOfRestaurant = restaurantId === undefined ? undefined : eq(printJobs.restaurantId, restaurantId)
  return db
    .select({
      restaurantId: printJobs.restaurantId,
      printerId: printJobs.printerId,
      waiting: count(),
      since: min(printJobs.createdAt),
    })
    .from(printJobs)
    .where(and(isOfRestaurant, isOpen, eq(printJobs.status, 'queued')))
    .groupBy(printJobs.restaurantId, printJobs.printerId)
}

export async function ticketRow(
  db: Database,
  { restaurantId, id }: { readonly restaurantId: Id<'Restaurant'>; readonly id: Id<'PrintJob'> },
): Promise<PrintJobRow | null> {
  const [row] = await db
    .select()
    .from(printJobs)
    .where(and(eq(printJobs.restaurantId, restaurantId), eq(printJobs.id, id)))
  return row ?? null
}

/** Selects the ids of the tickets that the desk lists, as rows of its version. */
export function watchedTickets(restaurantId: Id<'Restaurant'>): SQL {
  const ofRestaurant = sql`select id from ${printers} where ${eq(printers.restaurantId, restaurantId)}`
  return openAndNewest({
    open: sql`select id from ${printJobs} where ${isOpen} and ${printJobs.printerId} in (${ofRestaurant})`,
    newest: sql`select id from ${printJobs} where ${eq(printJobs.restaurantId, restaurantId)} order by id desc`,
  })
}
