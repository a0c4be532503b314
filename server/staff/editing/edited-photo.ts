import { and, asc, eq, isNotNull } from 'drizzle-orm'

import { photoCodes } from '#server/menu/uploaded-photos.ts'
import type { Database } from '#server/platform/db/database.ts'
import { products } from '#server/platform/db/schema/menu-tables.ts'
import type { Refused } from '#server/staff/desk-answer.ts'
import type { Id } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

type ProductOfRestaurant = { readonly restaurantId: Id<'Restaurant'>; readonly productId: Id<'Product'> }

/** The photos a product can have: those that were uploaded, then those that products of the restaurant have. */
export async function choosablePhotos(db: Database, restaurantId: Id<'Restaurant'>): Promise<string[]> {
  const rows = await db
    .selectDistinct({ code: products.photoCode })
    .from(products)
    .where(and(eq(products.restaurantId, restaurantId), isNotNull(products.photoCode)))
    .orderBy(asc(products.photoCode))
  const uploaded = await photoCodes(db, restaurantId)
  return [...new Set([...uploaded, ...rows.flatMap(({ code }) => code ?? [])])]
}

type Shown = { /** The photo that it had, null = none. */ readonly before: string | null }

/** Shows a photo with a product, null = none; refused when the restaurant has no such photo. */
export async function savePhoto(
  tx: Database,
  { restaurantId, productId }: ProductOfRestaurant,
  code: string | null,
): Promise<Verdict<Shown, Refused>> {
  if (code !== null && !(await choosablePhotos(tx, restaurantId)).includes(code))
    return refuse({ reason: 'unknown-photo' })
  const isProduct = and(eq(products.restaurantId, restaurantId), eq(products.id, productId))
  const { photoCode, photos } = products
  const [row] = await tx.select({ photoCode, photos }).from(products).where(isProduct).for('update')
  if (!row) return refuse({ reason: 'unknown' })
  const others = row.photos.filter((one) => one !== row.photoCode && one !== code)
  await tx
    .update(products)
    .set({ photoCode: code, photos: code === null ? others : [code, ...others] })
    .where(isProduct)
  return accept({ before: row.photoCode })
}
