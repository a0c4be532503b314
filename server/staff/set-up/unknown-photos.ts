import { photoCodes } from '#server/menu/uploaded-photos.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Faults } from '#server/restaurant-file/faults.ts'
import { photosIn } from '#server/restaurant-file/photos-in.ts'
import type { RestaurantFile, WrittenFile } from '#server/restaurant-file/restaurant-file.ts'
import { isPhotoAddress } from '#server/restaurant-file/values.ts'
import type { Id } from '#src/contract/values.ts'

type Change = { readonly restaurantId: Id<'Restaurant'>; readonly was: WrittenFile; readonly file: RestaurantFile }

/** A fault for each photo of a file that the restaurant neither shows anywhere nor has uploaded. `was`: the file before. */
export async function unknownPhotos(db: Database, { restaurantId, was, file }: Change): Promise<Faults> {
  const shown = new Set(photosIn(was).map(({ photo }) => photo))
  const added = photosIn(file).filter(({ photo }) => !shown.has(photo) && !isPhotoAddress(photo))
  if (added.length === 0) return []
  const uploaded = new Set(await photoCodes(db, restaurantId))
  return added.filter(({ photo }) => !uploaded.has(photo)).map(({ path }) => ({ path, says: { id: 'photoGone' } }))
}
