import { asc, eq } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { categories } from '#server/platform/db/schema/menu-tables.ts'
import type { Id } from '#src/contract/values.ts'

type CategoryRow = typeof categories.$inferSelect

/** The categories of a menu in their order, those without a product too. */
export function categoryRowsOf(db: Database, restaurantId: Id<'Restaurant'>): Promise<CategoryRow[]> {
  return db
    .select()
    .from(categories)
    .where(eq(categories.restaurantId, restaurantId))
    .orderBy(asc(categories.position), asc(categories.id))
}
