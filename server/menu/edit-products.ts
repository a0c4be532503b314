import { and, asc, eq, isNotNull } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { products, stock, traits } from '#server/platform/db/schema/menu-tables.ts'
import { nextNumber, nextPlace } from '#server/venues/next-number.ts'
import type { Id } from '#src/contract/values.ts'

export type ProductRow = typeof products.$inferSelect
export type ProductOfRestaurant = { readonly restaurantId: Id<'Restaurant'>; readonly productId: Id<'Product'> }
type NewProduct = Omit<typeof products.$inferInsert, 'id' | 'position' | 'typeId' | 'categoryIds'> &
  Pick<ProductRow, 'categoryIds'>

/** Product types serve points and rewards; a first product of a category has this one. */
const firstType = 1

/** The products of a menu in their order, those that are not sold too. */
export function productRowsOf(db: Database, restaurantId: Id<'Restaurant'>): Promise<ProductRow[]> {
  return db
    .select()
    .from(products)
    .where(eq(products.restaurantId, restaurantId))
    .orderBy(asc(products.position), asc(products.id))
}

export async function productRow(db: Database, at: ProductOfRestaurant): Promise<ProductRow | null> {
  const [row] = await db.select().from(products).where(isProduct(at))
  return row ?? null
}

/** Locks a product, so that of two who change it at once the second sees what the first has written. */
export async function lockProduct(tx: Database, at: ProductOfRestaurant): Promise<ProductRow | null> {
  const [row] = await tx.select().from(products).where(isProduct(at)).for('update')
  return row ?? null
}

/** What is left of the products at the venues; unlimited ones have no row. */
export function stockRowsOf(db: Database, restaurantId: Id<'Restaurant'>) {
  return db.select().from(stock).where(eq(stock.restaurantId, restaurantId))
}

export function traitRowsOf(db: Database, restaurantId: Id<'Restaurant'>) {
  return db.select().from(traits).where(eq(traits.restaurantId, restaurantId)).orderBy(asc(traits.id))
}

/** The photos that products of a restaurant have, each once. */
export async function shownPhotoCodes(db: Database, restaurantId: Id<'Restaurant'>): Promise<string[]> {
  const rows = await db
    .selectDistinct({ code: products.photoCode })
    .from(products)
    .where(and(eq(products.restaurantId, restaurantId), isNotNull(products.photoCode)))
    .orderBy(asc(products.photoCode))
  return rows.flatMap(({ code }) => code ?? [])
}

/**
 * Makes a product, which diners see at once, at the end of the menu; its type is that of its category. Answers its
 * number.
 */
export async function addProduct(tx: Database, product: NewProduct): Promise<Id<'Product'>> {
  const { restaurantId, categoryIds } = product
  const others = await productRowsOf(tx, restaurantId)
  const alike = others.find((other) => other.categoryIds[0] === categoryIds[0])
  const id = (await nextNumber(tx, products, restaurantId)) as Id<'Product'>
  await tx.insert(products).values({
    ...product,
    id,
    position: await nextPlace(tx, products, restaurantId),
    typeId: alike?.typeId ?? (firstType as Id<'ProductType'>),
  })
  return id
}

/** Changes a product; orders keep what they say of it. */
export async function changeProduct(tx: Database, at: ProductOfRestaurant, change: Partial<NewProduct>): Promise<void> {
  await tx.update(products).set(change).where(isProduct(at))
}

function isProduct({ restaurantId, productId }: ProductOfRestaurant) {
  return and(eq(products.restaurantId, restaurantId), eq(products.id, productId))
}
