import { and, asc, eq, getTableColumns, notInArray, sql } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { categories, extraSets, ingredients, menus, products, traits } from '#server/platform/db/schema/menu-tables.ts'
import type { Id } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { refuse } from '#src/domain/verdict.ts'

import type { MenuFile } from './menu-file.ts'
import { menuFormat } from './menu-file.ts'
import { brokenReferences } from './menu-references.ts'

const tables = { categories, menus, traits, ingredients, extraSets, products } as const
type TableName = keyof typeof tables
const tableNames = Object.keys(tables) as TableName[]

/** How many rows of each list were written and taken away. */
export type MenuChange = Readonly<Record<TableName, { readonly written: number; readonly removed: number }>>

/** The menu of a restaurant as a file, in an order that stays the same. */
export async function exportMenu(db: Database, restaurantId: Id<'Restaurant'>): Promise<MenuFile> {
  const lists: Partial<Record<TableName, unknown>> = {}
  for (const name of tableNames) {
    const { restaurantId: _restaurant, ...columns } = getTableColumns(tables[name])
    const table = tables[name]
    lists[name] = await db
      .select(columns)
      .from(table)
      .where(eq(table.restaurantId, restaurantId))
      .orderBy(asc(table.id))
  }
  // The columns of the tables are the fields of the file, which a round trip of every demo menu shows.
  return { format: menuFormat, ...lists } as MenuFile
}

type Refused = { readonly faults: readonly string[] } | { readonly tried: MenuChange }

/**
 * Replaces the menu of a restaurant by that of a file, all of it or nothing. Rows with the same id are changed, so that
 * the stock of a product stays; rows that the file does not hold are taken away. With `isDryRun` nothing is kept.
 */
export async function importMenu(
  db: Database,
  restaurantId: Id<'Restaurant'>,
  file: MenuFile,
  { isDryRun = false } = {},
): Promise<Verdict<MenuChange, readonly string[]>> {
  const done = await inTransaction<MenuChange, Refused>(db, async (tx) => {
    const faults = brokenReferences(file)
    if (faults.length > 0) return refuse({ faults })
    const change: Partial<Record<TableName, { written: number; removed: number }>> = {}
    for (const name of tableNames) change[name] = await replaceRows(tx, { name, restaurantId, rows: file[name] })
    const all = change as MenuChange
    return isDryRun ? refuse({ tried: all }) : { ok: true, value: all }
  })
  if (done.ok) return done
  return 'tried' in done.refusal ? { ok: true, value: done.refusal.tried } : refuse(done.refusal.faults)
}

type Replacing = {
  readonly name: TableName
  readonly restaurantId: Id<'Restaurant'>
  readonly rows: readonly { readonly id: number }[]
}
/** A statement takes at most 65,535 parameters. */
const rowsAtOnce = 500

async function replaceRows(tx: Database, { name, restaurantId, rows }: Replacing) {
  const table = tables[name]
  const kept = rows.map(({ id }) => id)
  const isOther = kept.length > 0 ? notInArray(sql`${table.id}`, kept) : undefined
  const removed = await tx
    .delete(table)
    .where(and(eq(table.restaurantId, restaurantId), isOther))
    .returning()
  const { restaurantId: _restaurant, id: _id, ...others } = getTableColumns(table)
  const set = Object.fromEntries(
    Object.entries(others).map(([key, column]) => [key, sql`excluded.${sql.identifier(snakeCase(column.name))}`]),
  )
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const values = rows.slice(start, start + rowsAtOnce).map((row) => ({ ...row, restaurantId }))
    // TypeScript cannot see that the rows fit the table of this name.
    await tx
      .insert(table)
      .values(values as never)
      .onConflictDoUpdate({ target: [table.restaurantId, table.id], set })
  }
  return { written: rows.length, removed: removed.length }
}

/** The name of a column in the database (`casing: 'snake_case'`). */
function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
