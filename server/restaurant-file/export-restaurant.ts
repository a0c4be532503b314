import type { Database } from '#server/platform/db/database.ts'
import type { Id } from '#src/contract/values.ts'

import { fileOfRows } from './file-of-rows.ts'
import type { Writing } from './form.ts'
import { keysOf } from './keys.ts'
import type { WrittenFile } from './restaurant-file.ts'
import { photoNames } from './store-photos.ts'
import { keyOfRestaurant, storedRestaurant } from './stored-restaurant.ts'

/**
 * A restaurant as a file that makes the same one anywhere; null = there is none. Photos stand as their addresses and codes,
 * or as `photoOf` names those that have no address.
 */
export async function exportRestaurant(
  db: Database,
  id: Id<'Restaurant'>,
  photoOf: Writing['photoOf'] = (code) => code,
): Promise<WrittenFile | null> {
  const stored = await storedRestaurant(db, id)
  if (!stored) return null
  const named = await photoNames(db, id)
  const ofPhoto = (code: string) => photoOf(named(code))
  return fileOfRows(stored.rows, {
    key: keyOfRestaurant(stored),
    id,
    keys: keysOf(stored.rows, stored.givenKeys),
    photoOf: ofPhoto,
  })
}
