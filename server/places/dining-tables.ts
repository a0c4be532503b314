import { and, asc, eq, inArray } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { diningTables } from '#server/platform/db/schema/place-tables.ts'
import type { VenueScope } from '#server/venues/venue-scope.ts'
import { isInScope } from '#server/venues/venue-scope.ts'
import type { DiningTable, SeatedTable } from '#src/contract/dining-table.ts'
import type { Id } from '#src/contract/values.ts'
import { tableCode } from '#src/domain/tables/table-code.ts'

type TableQuestion = {
  readonly restaurantId: Id<'Restaurant'>
  readonly venueId: Id<'Venue'>
  /** As `tableCode` reads it. */
  readonly code: string
}

/** The table of a venue whose QR code holds the code, or null. */
export async function tableOfCode(
  db: Database,
  { restaurantId, venueId, code }: TableQuestion,
): Promise<DiningTable | null> {
  const [row] = await db
    .select({ id: diningTables.id, name: diningTables.name })
    .from(diningTables)
    .where(
      and(eq(diningTables.restaurantId, restaurantId), eq(diningTables.venueId, venueId), eq(diningTables.code, code)),
    )
  return row ?? null
}

type ScannedTable = Omit<TableQuestion, 'code'> & {
  readonly id: Id<'Table'> | null
  /** Text of the QR code, as the diner's device read it. */
  readonly scanned: string | null
}

/** The table with this id whose code was scanned, or null: its id alone anybody can count up to. */
export async function scannedTable(db: Database, { id, scanned, ...of }: ScannedTable): Promise<DiningTable | null> {
  const code = tableCode(scanned ?? '')
  const table = code === null ? null : await tableOfCode(db, { ...of, code })
  return table?.id === id ? table : null
}

export type TableRow = DiningTable & { readonly venueId: Id<'Venue'> }
const shown = { id: diningTables.id, name: diningTables.name, venueId: diningTables.venueId }

/** The tables of a restaurant or a venue, in the order in which they were added. */
export function tablesIn(db: Database, scope: VenueScope): Promise<TableRow[]> {
  return db.select(shown).from(diningTables).where(isInScope(diningTables, scope)).orderBy(asc(diningTables.id))
}

type SomeTables = { readonly restaurantId: Id<'Restaurant'>; readonly ids: readonly Id<'Table'>[] }

/** Some tables with their codes. */
export function tablesWithCodes(db: Database, { restaurantId, ids }: SomeTables): Promise<SeatedTable[]> {
  return db
    .select({ id: diningTables.id, name: diningTables.name, code: diningTables.code })
    .from(diningTables)
    .where(and(eq(diningTables.restaurantId, restaurantId), inArray(diningTables.id, ids)))
}

/**
 * Locks tables, always in the order of their numbers: one that is closed, or whose guests are moved, takes no order in that
 * moment (`holdTable`).
 */
export function lockTables(tx: Database, { restaurantId, ids }: SomeTables): Promise<TableRow[]> {
  return tx
    .select(shown)
    .from(diningTables)
    .where(and(eq(diningTables.restaurantId, restaurantId), inArray(diningTables.id, ids)))
    .orderBy(asc(diningTables.id))
    .for('update')
}

/** Lets a table neither be closed nor moved from until the transaction ends; orders at it do not wait for one another. */
export async function holdTable(tx: Database, { restaurantId, ids }: SomeTables): Promise<void> {
  await tx
    .select({ id: diningTables.id })
    .from(diningTables)
    .where(and(eq(diningTables.restaurantId, restaurantId), inArray(diningTables.id, ids)))
    .for('share')
}
