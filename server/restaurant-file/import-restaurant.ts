import { randomBytes } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'

import type { PhotoAddress } from '#server/menu/photo-addresses.ts'
import type { Database } from '#server/platform/db/database.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { restaurants } from '#server/platform/db/schema/restaurant-tables.ts'
import { lockEditing } from '#server/venues/lock-editing.ts'
import type { Id } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { Differences } from './differences.ts'
import { differencesOf } from './differences.ts'
import type { Faults } from './faults.ts'
import { fileOfRows } from './file-of-rows.ts'
import { slug } from './form.ts'
import { keepDay } from './keep-day.ts'
import type { KeyRow, Keys } from './keys.ts'
import { keysOf, noKeys } from './keys.ts'
import type { Numbers } from './number-things.ts'
import { numberThings } from './number-things.ts'
import type { PhotoFiles } from './photo-files.ts'
import { noPhotoFiles } from './photo-files.ts'
import { plainJson } from './plain-json.ts'
import type { RestaurantFile } from './restaurant-file.ts'
import { rowsOfFile } from './rows-of-file.ts'
import { photoCodesOf, storePhotos } from './store-photos.ts'
import type { StoredRestaurant } from './stored-restaurant.ts'
import { keyOfRestaurant, storedRestaurant } from './stored-restaurant.ts'
import { thingsOfFile } from './things.ts'
import type { WholeFile } from './whole-file.ts'
import { wholeFile } from './whole-file.ts'
import { writeKeys, writeRows } from './write-rows.ts'

export type ImportWish = {
  /** Nothing is kept. */
  readonly isDryRun?: boolean
  /** What the restaurant has and the file does not hold is taken away; venues and what is left of products stay. */
  readonly removes?: boolean
  /** Those that the file names by their path. */
  readonly photos?: PhotoFiles
}
export type Imported = {
  readonly id: Id<'Restaurant'>
  readonly isNew: boolean
  readonly differences: Differences
  /** Those named by an address that are still to be fetched. */
  readonly waitingPhotos: readonly PhotoAddress[]
}

/**
 * Makes a restaurant of a file, or changes the one that has its key, all of it or nothing; refused with all of its
 * faults. Things keep the numbers that their keys have, and what the desk switches in the day stays as it is (`keepDay`).
 */
export async function importRestaurant(
  db: Database,
  file: RestaurantFile,
  { isDryRun = false, removes = false, photos = noPhotoFiles }: ImportWish = {},
): Promise<Verdict<Imported, Faults>> {
  const done = await inTransaction<Imported, Faults | Imported>(db, async (tx) => {
    const found = await restaurantFor(tx, file)
    if (!found.ok) return found
    const written = await write(tx, file, { before: found.value, removes, isDryRun, photos })
    return written.ok && isDryRun ? refuse(written.value) : written
  })
  if (done.ok) return done
  return 'id' in done.refusal ? accept(done.refusal) : refuse(done.refusal)
}

/** The restaurant that has the key of a file; null = it is new. The number of another one is refused. */
async function restaurantFor(tx: Database, file: RestaurantFile): Promise<Verdict<StoredRestaurant | null, Faults>> {
  const key = slug(file.key)
  const [named] = await tx.select({ id: restaurants.id }).from(restaurants).where(eq(restaurants.key, key))
  const id = named?.id ?? (file.id as Id<'Restaurant'> | undefined)
  if (id === undefined) return accept(null)
  await lockEditing(tx, id)
  const before = await storedRestaurant(tx, id)
  if (before && keyOfRestaurant(before) !== key)
    return refuse([{ path: 'id', says: { id: 'takenNumber', values: { number: id, name: keyOfRestaurant(before) } } }])
  if (file.id !== undefined && file.id !== id)
    return refuse([{ path: 'id', says: { id: 'otherNumber', values: { name: key, number: id, said: file.id } } }])
  return accept(before)
}

type Given = Required<ImportWish> & { readonly before: StoredRestaurant | null }

async function write(
  tx: Database,
  file: RestaurantFile,
  { before, removes, isDryRun, photos }: Given,
): Promise<Verdict<Imported, Faults>> {
  const whole = wholeFile(file)
  const known = before ? keysOf(before.rows, before.givenKeys) : noKeys
  const numbers = numberThings(thingsOfFile(whole), known)
  if (!numbers.ok) return numbers
  const read = rowsFrom(whole, numbers.value, { before, photos })
  if (!read.ok) return read
  const rows = before ? keepDay(whole, read.value, before.rows) : read.value
  const key = slug(file.key)
  const id = before ? before.id : await addRestaurant(tx, { id: file.id, key, row: rows.restaurant, isDryRun })
  if (before) await changeRestaurant(tx, before, { key, row: rows.restaurant })
  await writeRows(tx, { restaurantId: id, before: before?.rows ?? null, after: rows, removes })
  await writeKeys(tx, id, newKeys(numbers.value, { known, before, removes }))
  const stored = await storePhotos(tx, id, file, photos)
  if (!stored.ok) return stored
  const { photoOf, waitingPhotos } = stored.value
  const after = fileOfRows(rows, { key, id, keys: keysOf(rows, numbers.value.keys), photoOf })
  const was = before ? fileOfRows(before.rows, { key, id, keys: known, photoOf }) : {}
  return accept({ id, isNew: !before, differences: differencesOf(was, after), waitingPhotos })
}

type Keeping = Pick<Given, 'before' | 'removes'> & { readonly known: Keys }

/** The keys that are not kept yet; those of things that are taken away too: nothing else is given their numbers, which orders name. */
function newKeys({ keys }: Numbers, { known, before, removes }: Keeping): readonly KeyRow[] {
  const given = new Set(before?.givenKeys.map(plainJson))
  const here = new Set(keys.map(({ entity, id }) => `${entity} ${id}`))
  const gone = removes ? known.rows.filter(({ entity, id }) => !here.has(`${entity} ${id}`)) : []
  return [...keys, ...gone].filter((row) => !given.has(plainJson(row)))
}

function rowsFrom(file: WholeFile, numbers: Numbers, { before, photos }: Pick<Given, 'before' | 'photos'>) {
  const codeOf = (id: Id<'Table'>, name: string) =>
    before?.rows.diningTables.find((table) => table.id === id)?.code ?? newCode(file.key, name)
  const codes = photoCodesOf(file, photos)
  if (!codes.ok) return codes
  return rowsOfFile(file, { numbers, codeOf, ...codes.value })
}

type RestaurantWish = { readonly key: string; readonly row: StoredRestaurant['rows']['restaurant'] }

/** Nothing is written where nothing differs: what processes keep of its replies stays good (decision 46). */
async function changeRestaurant(tx: Database, before: StoredRestaurant, { key, row }: RestaurantWish): Promise<void> {
  if (before.key === key && plainJson(before.rows.restaurant) === plainJson(row)) return
  await tx
    .update(restaurants)
    .set({ ...row, key })
    .where(eq(restaurants.id, before.id))
}

type NewRestaurant = RestaurantWish & { readonly id: number | undefined; readonly isDryRun: boolean }

async function addRestaurant(tx: Database, { id, key, row, isDryRun }: NewRestaurant): Promise<Id<'Restaurant'>> {
  const wanted = id ?? (isDryRun ? await unusedNumber(tx) : undefined)
  const numbered = wanted === undefined ? {} : { id: wanted as Id<'Restaurant'> }
  const [made] = await tx
    .insert(restaurants)
    .values({ ...row, ...numbered, key })
    .returning({ id: restaurants.id })
  if (!made) throw new Error('Comanda: the restaurant was not written.')
  // A number that a file has named is never given again.
  if (id !== undefined && !isDryRun)
    await tx.execute(sql`select setval('restaurants_id_seq', ${id}) from restaurants_id_seq where last_value <= ${id}`)
  return made.id
}

/** A number for a restaurant that is not kept: the next one of the sequence would be gone for ever. */
async function unusedNumber(tx: Database): Promise<number> {
  const [row] = await tx.select({ value: sql<number>`coalesce(max(${restaurants.id}), 0)::int + 1` }).from(restaurants)
  return row?.value ?? 1
}

/** What the QR code of a table holds; nobody guesses it (contract 1.7). */
function newCode(restaurant: string, table: string): string {
  return `${slug(restaurant)}-${slug(table)}-${randomBytes(6).toString('base64url')}`
}
