import type { Refusal } from '#desk/contract/refusal.ts'
import type { ProductOfRestaurant } from '#server/menu/edit-products.ts'
import { changeProduct, lockProduct, shownPhotoCodes } from '#server/menu/edit-products.ts'
import { photoCodes } from '#server/menu/uploaded-photos.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Id } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

/** The photos a product can have: those that were uploaded, then those that products of the restaurant have. */
export async function choosablePhotos(db: Database, restaurantId: Id<'Restaurant'>): Promise<string[]> {
  const uploaded = await photoCodes(db, restaurantId)
  return [...new Set([...uploaded, ...(await shownPhotoCodes(db, restaurantId))])]
}

type Shown = { /** The photo that it had, null = none. */ readonly before: string | null }

/** Shows a photo with a product, null = none; refused when the restaurant has no such photo. */
export async function savePhoto(
  tx: Database,
  at: ProductOfRestaurant,
  code: string | null,
): Promise<Verdict<Shown, Refusal>> {
  if (code !== null && !(await choosablePhotos(tx, at.restaurantId)).includes(code))
    return refuse({ reason: 'unknown-photo' })
  const row = await lockProduct(tx, at)
  if (!row) return refuse({ reason: 'unknown' })
  const others = row.photos.filter((one) => one !== row.photoCode && one !== code)
  await changeProduct(tx, at, { photoCode: code, photos: code === null ? others : [code, ...others] })
  return accept({ before: row.photoCode })
}
