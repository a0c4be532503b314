import { and, arrayContains, asc, eq, exists, sql } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { categories, menus, products } from '#server/platform/db/schema/menu-tables.ts'
import type { Localize } from '#server/platform/texts/language.ts'
import type { Category } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'

export type Menu = typeof menus.$inferSelect

export async function menuOf(db: Database, restaurantId: Id<'Restaurant'>, id: Id<'Menu'>): Promise<Menu | null> {
  const [row] = await db
    .select()
    .from(menus)
    .where(and(eq(menus.restaurantId, restaurantId), eq(menus.id, id)))
  return row ?? null
}

/** The categories with at least one product of the menu that is sold, in display order. */
export async function categoriesOf(db: Database, menu: Menu, localize: Localize): Promise<Category[]> {
  const inMenu = db
    .select({ one: sql`1` })
    .from(products)
    .where(
      and(
        eq(products.restaurantId, menu.restaurantId),
        eq(products.isWithdrawn, false),
        arrayContains(products.menuIds, [menu.id]),
        sql`${categories.id} = any(${products.categoryIds})`,
      ),
    )
  const rows = await db
    .select()
    .from(categories)
    .where(and(eq(categories.restaurantId, menu.restaurantId), exists(inMenu)))
    .orderBy(asc(categories.position))
  return rows.map(({ id, names, descriptions }) => ({
    id,
    name: localize(names),
    description: localize.orNull(descriptions),
  }))
}
