import type { SQL } from 'drizzle-orm'
import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'

import type { PrinterKind, PrinterProblem } from '#desk/contract/printers.ts'
import { hashOfKey, newPrinterSecret } from '#server/platform/api-key.ts'
import type { Database } from '#server/platform/db/database.ts'
import { printers } from '#server/platform/db/schema/printer-tables.ts'
import type { VenueScope } from '#server/venues/venue-scope.ts'
import { isInScope } from '#server/venues/venue-scope.ts'
import type { Id } from '#src/contract/values.ts'
import type { Language } from '#src/options/languages.ts'

export type PrinterRow = typeof printers.$inferSelect
export type PrinterKey = Pick<PrinterRow, 'restaurantId' | 'id'>
/** What managers say of a printer. */
export type PrinterSettings = Pick<PrinterRow, 'name' | 'widthMm' | 'language' | 'kitchen' | 'bag' | 'tellsChanges'>

type NewPrinter = {
  readonly restaurantId: Id<'Restaurant'>
  readonly venueId: Id<'Venue'>
  readonly name: string
  readonly kind: PrinterKind
  readonly language: Language
  readonly nowMs: number
}

/** Adds a printer that prints a kitchen ticket of each order on wide paper; its secret is known to nobody afterwards. */
export async function addPrinter(
  tx: Database,
  { nowMs, ...printer }: NewPrinter,
): Promise<{ readonly printer: PrinterRow; readonly secret: string }> {
  const secret = newPrinterSecret()
  const usual = { widthMm: 80, kitchen: { copies: 1, categoryIds: [] }, bag: null } as const
  const [row] = await tx
    .insert(printers)
    .values({ ...usual, ...printer, secretHash: hashOfKey(secret), createdAt: new Date(nowMs) })
    .returning()
  if (!row) throw new Error('Comanda: the printer was not written.')
  return { printer: row, secret }
}

export async function changePrinter(tx: Database, key: PrinterKey, settings: PrinterSettings): Promise<void> {
  await tx.update(printers).set(settings).where(isPrinter(key))
}

/** Gives a printer another secret, which is answered; the one of before ends. */
export async function renewPrinterSecret(tx: Database, key: PrinterKey): Promise<string> {
  const secret = newPrinterSecret()
  await tx
    .update(printers)
    .set({ secretHash: hashOfKey(secret) })
    .where(isPrinter(key))
  return secret
}

/** Removes a printer with its tickets, those that wait too. */
export async function removePrinter(tx: Database, key: PrinterKey): Promise<void> {
  await tx.delete(printers).where(isPrinter(key))
}

/** The printers of a restaurant or a venue, in the order in which they were added. */
export function printersIn(db: Database, scope: VenueScope): Promise<PrinterRow[]> {
  return db.select().from(printers).where(isInScope(printers, scope)).orderBy(asc(printers.id))
}

export async function printerRow(db: Database, key: PrinterKey): Promise<PrinterRow | null> {
  const [row] = await db.select().from(printers).where(isPrinter(key))
  return row ?? null
}

/** The printer whose address has this secret; null = none has. */
export async function printerWithSecret(db: Database, secret: string): Promise<PrinterRow | null> {
  const [row] = await db
    .select()
    .from(printers)
    .where(eq(printers.secretHash, hashOfKey(secret)))
  return row ?? null
}

/** Locks a printer, so that its tickets are asked for and handed over one after the other; orders that ask for some do not wait. */
export async function lockPrinter(tx: Database, key: PrinterKey): Promise<PrinterRow | null> {
  const [row] = await tx.select().from(printers).where(isPrinter(key)).for('no key update')
  return row ?? null
}

type Heard = {
  /** Left out: it has not said. */
  readonly problem?: PrinterProblem | null
  readonly decodes?: readonly string[]
  readonly nowMs: number
}

/** How exactly it is kept when a printer has asked, in ms: many ask each second. */
const exactlyMs = 10_000

/** Keeps that a printer has asked, and what it has said of itself; nothing is written where nothing is new. */
export async function notePoll(db: Database, printer: PrinterRow, heard: Heard): Promise<void> {
  const { problem = printer.problem, decodes = printer.decodes, nowMs } = heard
  const isOld = (printer.lastPollAt?.getTime() ?? 0) <= nowMs - exactlyMs
  const isNew = problem !== printer.problem || decodes?.join() !== printer.decodes?.join()
  if (!isOld && !isNew) return
  const change = { lastPollAt: new Date(nowMs), problem, decodes: decodes && [...decodes] }
  await db.update(printers).set(change).where(isPrinter(printer))
}

/** Keeps that a ticket of a printer has failed or is unconfirmed, unless one before it has. */
export async function noteMissing(db: Database, key: PrinterKey, since: Date): Promise<void> {
  await db
    .update(printers)
    .set({ missingSince: since })
    .where(and(isPrinter(key), isNull(printers.missingSince)))
}

/** Keeps that the tickets of a printer come again. */
export async function notePrinted(db: Database, key: PrinterKey): Promise<void> {
  const isNews = or(isNotNull(printers.missingSince), isNotNull(printers.toldAt))
  await db
    .update(printers)
    .set({ missingSince: null, toldAt: null })
    .where(and(isPrinter(key), isNews))
}

/** The printers of which tickets have failed or are unconfirmed, and whose venues do not know it. */
export function printersToTellOf(db: Database): Promise<PrinterKey[]> {
  return db
    .select({ restaurantId: printers.restaurantId, id: printers.id })
    .from(printers)
    .where(and(isNotNull(printers.missingSince), isNull(printers.toldAt)))
}

/** Keeps that the venue is told that tickets of a printer are missing. */
export async function setTold(db: Database, key: PrinterKey, toldAt: Date): Promise<void> {
  await db.update(printers).set({ toldAt }).where(isPrinter(key))
}

function isPrinter({ restaurantId, id }: PrinterKey) {
  return and(eq(printers.restaurantId, restaurantId), eq(printers.id, id))
}

/** How long after it was last heard of a printer counts as there, in ms. */
const hereMs = 60_000

/** `never`: it has not asked yet; `away`: not for a minute. */
export function presenceOf({ lastPollAt }: Pick<PrinterRow, 'lastPollAt'>, nowMs: number): 'never' | 'here' | 'away' {
  if (lastPollAt === null) return 'never'
  return lastPollAt.getTime() > nowMs - hereMs ? 'here' : 'away'
}

/** A text that changes with what the desk shows of the printers of a restaurant, and not each time that one asks. */
export function watchedPrinters(restaurantId: Id<'Restaurant'>, nowMs: number): SQL {
  const since = sql`${new Date(nowMs - hereMs).toISOString()}::timestamptz`
  return sql`
    (select string_agg((to_jsonb(known) - 'last_poll_at')::text || coalesce(known.last_poll_at > ${since}, false)::text, ',' order by known.id)
      from ${printers} known where known.restaurant_id = ${restaurantId})`
}
