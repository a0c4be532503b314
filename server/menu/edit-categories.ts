import { and, asc, eq } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { categories } from '#server/platform/db/schema/menu-tables.ts'
import { nextNumber, nextPlace } from '#server/venues/next-number.ts'
import type { Id } from '#src/contract/values.ts'

export type CategoryRow = typeof categories.$inferSelect
export type CategoryOfRestaurant = Pick<CategoryRow, 'restaurantId' | 'id'>
type CategoryFields = Pick<CategoryRow, 'names' | 'descriptions'>

/** The categories of a menu in their order, those without a product too. */
export function categoryRowsOf(db: Database, restaurantId: Id<'Restaurant'>): Promise<CategoryRow[]> {
  return db
    .select()
    .from(categories)
    .where(eq(categories.restaurantId, restaurantId))
    .orderBy(asc(categories.position), asc(categories.id))
}

export async function categoryRow(db: Database, at: CategoryOfRestaurant): Promise<CategoryRow | null> {
  const [row] = await db.select().from(categories).where(isCategory(at))
  return row ?? null
}

type NewCategory = CategoryFields & {
  readonly restaurantId: Id<'Restaurant'>
  /** Null: at the end. */ readonly position: number | null
}

/** Makes a category; diners see it once it has a product. Answers its number. */
export async function addCategory(tx: Database, category: NewCategory): Promise<Id<'Category'>> {
  const { restaurantId } = category
  const id = (await nextNumber(tx, categories, restaurantId)) as Id<'Category'>
  const position = category.position ?? (await nextPlace(tx, categories, restaurantId))
  await tx.insert(categories).values({ ...category, id, position })
  return id
}

/** Changes the texts and the place of a category. */
export async function changeCategory(
  tx: Database,
  at: CategoryOfRestaurant,
  change: CategoryFields & Pick<CategoryRow, 'position'>,
): Promise<void> {
  await tx.update(categories).set(change).where(isCategory(at))
}

function isCategory({ restaurantId, id }: CategoryOfRestaurant) {
  return and(eq(categories.restaurantId, restaurantId), eq(categories.id, id))
}
