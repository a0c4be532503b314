import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import type { OwnedTables } from '#server/platform/db/owned-tables.ts'
import { ownedTables } from '#server/platform/db/owned-tables.ts'
import { fileKeys } from '#server/platform/db/schema/file-tables.ts'
import { discountCodes } from '#server/platform/db/schema/savings-tables.ts'
import type { Id } from '#src/contract/values.ts'

import type { RestaurantRows, RowOf } from './form.ts'
import type { KeyRow } from './keys.ts'
import { plainJson } from './plain-json.ts'
import { keyColumns, tableNames } from './stored-restaurant.ts'

/** A statement takes at most 65,535 parameters. */
const rowsAtOnce = 500
/** Their rows are values and not things of their own: what a file does not hold is over. */
const ofOnePiece: ReadonlySet<keyof OwnedTables> = new Set<keyof OwnedTables>(['openingHours', 'legalDocuments'])
/** Orders, reservations and bills belong to venues, and what is left of a product is not said by a file. */
const neverRemoved: ReadonlySet<keyof OwnedTables> = new Set<keyof OwnedTables>(['venues', 'stock'])

type Rows = Omit<RestaurantRows, 'restaurant'>
type Writing = {
  readonly restaurantId: Id<'Restaurant'>
  /** As they are; null = the restaurant is new. */
  readonly before: Rows | null
  readonly after: Rows
  /** Rows that a file does not hold are taken away. */
  readonly removes: boolean
}

/** Writes the rows that differ, and takes away those that are over. */
export async function writeRows(tx: Database, { restaurantId, before, after, removes }: Writing): Promise<void> {
  // A venue that the file does not hold stays as it is, with all that is its own.
  const venues = new Set(after.venues.map(({ id }) => id))
  for (const name of tableNames.toReversed()) {
    if (!before || neverRemoved.has(name) || !(removes || ofOnePiece.has(name))) continue
    const kept = new Set(after[name].map((row) => nameOf(name, row)))
    for (const row of before[name])
      if (!kept.has(nameOf(name, row)) && !('venueId' in row && !venues.has(row.venueId)))
        await tx
          .delete(ownedTables[name])
          .where(and(eq(ownedTables[name].restaurantId, restaurantId), isRow(name, row)))
  }
  await freeCodeNames(tx, { restaurantId, before, after })
  for (const name of tableNames) {
    const known = new Set(before?.[name].map(plainJson))
    const changed = after[name].filter((row) => !known.has(plainJson(row)))
    await upsert(
      tx,
      name,
      changed.map((row) => ({ ...row, restaurantId })),
    )
  }
}

/** The names of codes are unique at every moment: one whose name another code takes gives it up first. */
async function freeCodeNames(
  tx: Database,
  { restaurantId, before, after }: Pick<Writing, 'restaurantId' | 'before' | 'after'>,
): Promise<void> {
  const isTaken = ({ id, name }: RowOf<'discountCodes'>) =>
    after.discountCodes.some((other) => other.name === name && other.id !== id)
  for (const { id } of before?.discountCodes.filter(isTaken) ?? [])
    await tx
      .update(discountCodes)
      .set({ name: `#${id}` })
      .where(and(eq(discountCodes.restaurantId, restaurantId), eq(discountCodes.id, id)))
}

/** Inserts rows, or changes those that are there. */
async function upsert(tx: Database, name: keyof OwnedTables, rows: readonly object[]): Promise<void> {
  const table = ownedTables[name]
  const keys = ['restaurantId', ...keyColumns(name)]
  const columns = Object.entries(getTableColumns(table))
  const target = columns.filter(([key]) => keys.includes(key)).map(([, column]) => column)
  const others = columns.filter(([key]) => !keys.includes(key))
  const set = Object.fromEntries(
    others.map(([key, column]) => [key, sql`excluded.${sql.identifier(snakeCase(column.name))}`]),
  )
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    // TypeScript cannot see that the rows fit the table of this name.
    const insert = tx.insert(table).values(rows.slice(start, start + rowsAtOnce) as never)
    await insert.onConflictDoUpdate({ target, set })
  }
}

/** The name of a column in the database (`casing: 'snake_case'`). */
function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function isRow(name: keyof OwnedTables, row: object): SQL | undefined {
  const columns = Object.entries(getTableColumns(ownedTables[name]))
  const keys = keyColumns(name)
  return and(
    ...columns
      .filter(([key]) => keys.includes(key))
      .map(([key, column]) => eq(column, (row as Readonly<Record<string, unknown>>)[key])),
  )
}

/** The values of the key of a row, as one text. */
function nameOf(name: keyof OwnedTables, row: object): string {
  return JSON.stringify(keyColumns(name).map((key) => (row as Readonly<Record<string, unknown>>)[key]))
}

/** Keeps the keys of a file; a thing that is called otherwise now loses its old one. */
export async function writeKeys(tx: Database, restaurantId: Id<'Restaurant'>, keys: readonly KeyRow[]): Promise<void> {
  for (let start = 0; start < keys.length; start += rowsAtOnce) {
    const rows = keys.slice(start, start + rowsAtOnce).map((row) => ({ ...row, restaurantId }))
    await tx
      .insert(fileKeys)
      .values(rows)
      .onConflictDoUpdate({
        target: [fileKeys.restaurantId, fileKeys.entity, fileKeys.id],
        set: { key: sql`excluded.key` },
      })
  }
}
