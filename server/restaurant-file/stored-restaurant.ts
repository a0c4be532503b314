import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { getTableConfig } from 'drizzle-orm/pg-core'

import type { Database } from '#server/platform/db/database.ts'
import type { OwnedTables } from '#server/platform/db/owned-tables.ts'
import { ownedTables } from '#server/platform/db/owned-tables.ts'
import { fileKeys } from '#server/platform/db/schema/file-tables.ts'
import { restaurants } from '#server/platform/db/schema/restaurant-tables.ts'
import type { Id } from '#src/contract/values.ts'

import type { RestaurantRows } from './form.ts'
import { slug } from './form.ts'
import type { KeyRow } from './keys.ts'

export const tableNames = Object.keys(ownedTables) as (keyof OwnedTables)[]

/** A restaurant as the database holds it. */
export type StoredRestaurant = {
  readonly id: Id<'Restaurant'>
  /** Null: it was not made from a file. */
  readonly key: string | null
  readonly rows: RestaurantRows
  /** The keys that files have given. */
  readonly givenKeys: readonly KeyRow[]
}

/** How a file calls a restaurant: by its key, and one that was not made from a file by its name and number. */
export function keyOfRestaurant({ id, key, rows }: StoredRestaurant): string {
  return key ?? `${slug(rows.restaurant.name)}-${id}`
}

export async function storedRestaurant(db: Database, id: Id<'Restaurant'>): Promise<StoredRestaurant | null> {
  const [found] = await db.select().from(restaurants).where(eq(restaurants.id, id))
  if (!found) return null
  const { id: _id, key, contentVersion: _version, pauseEnds: _ends, ...restaurant } = found
  const lists: Partial<Record<keyof OwnedTables, readonly object[]>> = {}
  for (const name of tableNames) lists[name] = await rowsOf(db, name, id)
  const givenKeys = await db
    .select({ entity: fileKeys.entity, key: fileKeys.key, id: fileKeys.id })
    .from(fileKeys)
    .where(eq(fileKeys.restaurantId, id))
    .orderBy(asc(fileKeys.entity), asc(fileKeys.id))
  // The columns of each table are those of its rows.
  return { id, key, rows: { restaurant, ...lists } as RestaurantRows, givenKeys }
}

/** The rows of a table, in the order of their places, else of their keys. */
function rowsOf(db: Database, name: keyof OwnedTables, id: Id<'Restaurant'>): Promise<readonly object[]> {
  const table: PgTable = ownedTables[name]
  const { restaurantId: _restaurant, ...columns }: Readonly<Record<string, PgColumn>> = getTableColumns(
    ownedTables[name],
  )
  const order = ['position', ...keyColumns(name)].flatMap((key) => columns[key] ?? []).map((column) => asc(column))
  return db
    .select(columns)
    .from(table)
    .where(eq(ownedTables[name].restaurantId, id))
    .orderBy(...order)
}

/** The names of the columns by which a row of a restaurant is known. */
export function keyColumns(name: keyof OwnedTables): readonly string[] {
  const table = ownedTables[name]
  const [primary] = getTableConfig(table).primaryKeys
  const names = new Map(Object.entries(getTableColumns(table)).map(([key, column]) => [column.name, key]))
  return (primary?.columns ?? [])
    .flatMap(({ name: column }) => names.get(column) ?? [])
    .filter((key) => key !== 'restaurantId')
}
