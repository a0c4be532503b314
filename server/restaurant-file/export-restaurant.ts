import type { Database } from '#server/platform/db/database.ts'
import type { Id } from '#src/contract/values.ts'
import type { Language } from '#src/options/languages.ts'

import { fileOfRows } from './file-of-rows.ts'
import type { Writing } from './form.ts'
import { keysOf } from './keys.ts'
import type { WrittenFile } from './restaurant-file.ts'
import { photoNames } from './store-photos.ts'
import type { StoredRestaurant } from './stored-restaurant.ts'
import { keyOfRestaurant, storedRestaurant } from './stored-restaurant.ts'

type ExportWish = {
  /** How the file names photos that have no address; by their codes when left out. */
  readonly photoOf?: Writing['photoOf']
  /** The file is written for these instead of the restaurant's own; the first one is the main one. */
  readonly languages?: readonly Language[]
}

/** A restaurant as a file that makes the same one anywhere; null = there is none. Photos stand as their addresses and codes. */
export async function exportRestaurant(
  db: Database,
  id: Id<'Restaurant'>,
  { photoOf = (code) => code, languages }: ExportWish = {},
): Promise<WrittenFile | null> {
  const found = await storedRestaurant(db, id)
  if (!found) return null
  const stored = languages ? inLanguages(found, languages) : found
  const named = await photoNames(db, id)
  const ofPhoto = (code: string) => photoOf(named(code))
  return fileOfRows(stored.rows, {
    key: keyOfRestaurant(stored),
    id,
    keys: keysOf(stored.rows, stored.givenKeys),
    photoOf: ofPhoto,
  })
}

function inLanguages(stored: StoredRestaurant, languages: readonly Language[]): StoredRestaurant {
  const { rows } = stored
  return { ...stored, rows: { ...rows, restaurant: { ...rows.restaurant, languages: [...languages] } } }
}
