import { shownPhotoCodes } from '#server/menu/edit-products.ts'
import { photoCodes } from '#server/menu/uploaded-photos.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Id } from '#src/contract/values.ts'

/** The photos a product can have: those that were uploaded, then those that products of the restaurant have. */
export async function choosablePhotos(db: Database, restaurantId: Id<'Restaurant'>): Promise<string[]> {
  const uploaded = await photoCodes(db, restaurantId)
  return [...new Set([...uploaded, ...(await shownPhotoCodes(db, restaurantId))])]
}
