import { and, asc, eq, inArray, sql } from 'drizzle-orm'

import type { PrintOccasion, TicketName } from '#desk/contract/printers.ts'
import type { Database } from '#server/platform/db/database.ts'
import { printJobs } from '#server/platform/db/schema/printer-tables.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Id } from '#src/contract/values.ts'
import { isEatIn } from '#src/domain/services/order-type.ts'

import type { PrintJobRow } from './hand-over.ts'
import type { PrinterKey, PrinterRow } from './printers.ts'
import { lockPrinter, printersIn } from './printers.ts'

/** What the queue has to know of an order. */
export type PrintedOrder = {
  readonly restaurantId: Id<'Restaurant'>
  readonly venueId: Id<'Venue'>
  readonly id: Id<'Order'>
  readonly orderType: OrderType
  /** The categories that its dishes were ordered from. */
  readonly categoryIds: readonly Id<'Category'>[]
}

type Piece = Pick<PrintJobRow, 'printerId' | 'ticket' | 'copy'>
type NewJobs = {
  readonly order: Pick<PrintedOrder, 'restaurantId' | 'id'>
  readonly occasion: PrintOccasion
  readonly nowMs: number
}

/**
 * Asks for what the printers of the venue print of an order that is accepted, by their rules [PRINT-02]. The caller's transaction
 * accepts it.
 */
export async function printAccepted(tx: Database, order: PrintedOrder, nowMs: number): Promise<void> {
  const pieces = (await printersIn(tx, order)).flatMap((printer) => piecesOf(printer, order))
  await insertJobs(tx, { order, occasion: 'accepted', nowMs }, pieces)
}

/**
 * Asks for tickets that say what has changed of an accepted order, or that it is cancelled, where its first ones were asked for
 * [PRINT-03]. One that still waits says it already: it is written when it is handed over. An order that was never accepted has
 * none. The caller's transaction makes the change, under the lock of the order.
 */
export async function printNews(
  tx: Database,
  order: Pick<PrintedOrder, 'restaurantId' | 'venueId' | 'id'>,
  occasion: 'changed' | 'cancelled',
  nowMs: number,
): Promise<void> {
  const telling = (await printersIn(tx, order)).filter(({ tellsChanges }) => tellsChanges).map(({ id }) => id)
  if (telling.length === 0) return
  const jobs = await tx
    .select()
    .from(printJobs)
    .where(and(isOfOrder(order), inArray(printJobs.printerId, telling)))
    .orderBy(asc(printJobs.id))
  const waits = (piece: Piece) =>
    jobs.some(
      ({ status, printerId, ticket, copy }) =>
        status === 'queued' && printerId === piece.printerId && ticket === piece.ticket && copy === piece.copy,
    )
  const first = jobs.filter((job) => job.occasion === 'accepted')
  await insertJobs(
    tx,
    { order, occasion, nowMs },
    first.filter((piece) => !waits(piece)),
  )
}

/** Asks for a ticket of an order because staff want it [PRINT-16]. */
export async function printAsked(
  tx: Database,
  order: PrinterOrder,
  ticket: Exclude<TicketName, 'test'>,
  nowMs: number,
): Promise<void> {
  const { printer } = order
  await lockPrinter(tx, printer)
  await insertJobs(tx, { order, occasion: 'asked', nowMs }, [{ printerId: printer.id, ticket, copy: 1 }])
}
type PrinterOrder = Pick<PrintedOrder, 'restaurantId' | 'id'> & { readonly printer: PrinterKey }

/** Asks for the page that shows that a printer works. */
export async function printTest(tx: Database, printer: PrinterKey, nowMs: number): Promise<void> {
  await insertRows(tx, [{ ...ofTest(printer, nowMs), occasion: 'test' }])
}

/** Asks once more for what a printer has printed, or was to print [PRINT-06]. The copy is written of the order as it is by then. */
export async function printAgain(tx: Database, job: PrintJobRow, nowMs: number): Promise<void> {
  const { restaurantId, printerId, orderId, ticket } = job
  const printer = { restaurantId, id: printerId }
  if (orderId === null) return insertRows(tx, [{ ...ofTest(printer, nowMs), occasion: 'again' }])
  await lockPrinter(tx, printer)
  const order = { restaurantId, id: orderId }
  await insertJobs(tx, { order, occasion: 'again', nowMs }, [{ printerId, ticket, copy: 1 }])
}

/** Deletes the tickets of orders that are deleted with this transaction. */
export async function dropTickets(
  tx: Database,
  restaurantId: Id<'Restaurant'>,
  orderIds: readonly Id<'Order'>[],
): Promise<void> {
  const isOfThem = and(eq(printJobs.restaurantId, restaurantId), inArray(printJobs.orderId, [...orderIds]))
  await tx.delete(printJobs).where(isOfThem)
}

function piecesOf({ id, kitchen, bag }: PrinterRow, { orderType, categoryIds }: PrintedOrder): readonly Piece[] {
  const isOwn = (category: Id<'Category'>) => kitchen?.categoryIds.includes(category)
  const cooks = kitchen !== null && (kitchen.categoryIds.length === 0 || categoryIds.some(isOwn))
  return [
    ...copiesOf(id, 'kitchen', cooks ? kitchen.copies : 0),
    ...copiesOf(id, 'bag', bag === null || isEatIn(orderType) ? 0 : bag.copies),
  ]
}

function copiesOf(printerId: Id<'Printer'>, ticket: TicketName, copies: number): readonly Piece[] {
  return Array.from({ length: copies }, (_each, index) => ({ printerId, ticket, copy: index + 1 }))
}

function isOfOrder({ restaurantId, id }: NewJobs['order']) {
  return and(eq(printJobs.restaurantId, restaurantId), eq(printJobs.orderId, id))
}

async function insertJobs(tx: Database, { order, occasion, nowMs }: NewJobs, pieces: readonly Piece[]): Promise<void> {
  if (pieces.length === 0) return
  const { restaurantId, id: orderId } = order
  const [last] = await tx
    .select({ nth: sql<number>`coalesce(max(${printJobs.nth}), 0)` })
    .from(printJobs)
    .where(and(isOfOrder(order), eq(printJobs.occasion, occasion)))
  const nth = (last?.nth ?? 0) + 1
  const createdAt = new Date(nowMs)
  await insertRows(
    tx,
    pieces.map(({ printerId, ticket, copy }) => {
      const piece = { printerId, ticket, copy }
      return { restaurantId, orderId, occasion, nth, status: 'queued', createdAt, ...piece } as const
    }),
  )
}

function ofTest({ restaurantId, id: printerId }: PrinterKey, nowMs: number) {
  const once = { ticket: 'test', nth: 1, copy: 1, status: 'queued' } as const
  return { restaurantId, printerId, orderId: null, ...once, createdAt: new Date(nowMs) }
}

async function insertRows(tx: Database, rows: (typeof printJobs.$inferInsert)[]): Promise<void> {
  await tx.insert(printJobs).values(rows)
}
