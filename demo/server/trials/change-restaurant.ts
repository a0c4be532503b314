import { and, eq } from 'drizzle-orm'

import type { Database } from '#demo/server/db/database.ts'
import { products, stock } from '#demo/server/db/schema/menu.ts'
import { restaurants, serviceConfigs, timetables, venues } from '#demo/server/db/schema/restaurant.ts'
import { discountCodes, promotions } from '#demo/server/db/schema/savings.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Id } from '#src/contract/values.ts'

type Row<T extends { $inferInsert: object }> = Partial<Omit<T['$inferInsert'], 'id' | 'restaurantId' | 'venueId'>>

/** What a test wants to be different about a restaurant of its own. */
export type RestaurantChanges = {
  readonly restaurant?: Row<typeof restaurants>
  /** For the venue named by `venueId`, else for all of them. */
  readonly venueId?: number
  readonly venue?: Row<typeof venues>
  readonly service?: Row<typeof serviceConfigs>
  readonly timetable?: Row<typeof timetables>
  readonly stock?: readonly { readonly productId: number; readonly venueId: number; readonly quantity: number }[]
  readonly product?: { readonly id: number } & Row<typeof products>
  /** Codes and promotions are changed, or made when there is none of that id. */
  readonly code?: { readonly id: number } & Row<typeof discountCodes>
  readonly promotion?: { readonly id: number } & Row<typeof promotions>
}

/** Changes a restaurant as its owner would: license, blocks, slots, stock, a product, a code, a promotion. */
export async function changeRestaurant(
  db: Database,
  restaurantId: Id<'Restaurant'>,
  changes: RestaurantChanges,
): Promise<void> {
  const { restaurant, venue, service, timetable, product } = changes
  const only = changes.venueId as Id<'Venue'> | undefined
  if (restaurant) await db.update(restaurants).set(restaurant).where(eq(restaurants.id, restaurantId))
  if (venue) {
    const where = and(eq(venues.restaurantId, restaurantId), only && eq(venues.id, only))
    await db.update(venues).set(venue).where(where)
  }
  for (const [table, row] of [
    [serviceConfigs, service],
    [timetables, timetable],
  ] as const) {
    const where = and(eq(table.restaurantId, restaurantId), only && eq(table.venueId, only))
    if (row) await db.update(table).set(row).where(where)
  }
  if (product) {
    const { id, ...row } = product
    const where = and(eq(products.restaurantId, restaurantId), eq(products.id, id as Id<'Product'>))
    await db.update(products).set(row).where(where)
  }
  await changeSavings(db, restaurantId, changes)
  for (const { productId, venueId, quantity } of changes.stock ?? []) {
    await db
      .insert(stock)
      .values({ restaurantId, productId: productId as Id<'Product'>, venueId: venueId as Id<'Venue'>, quantity })
      .onConflictDoUpdate({ target: [stock.restaurantId, stock.productId, stock.venueId], set: { quantity } })
  }
}

/** A new code takes one euro off a take-away order; a new promotion gives a point for each euro, and nothing for points. */
async function changeSavings(
  db: Database,
  restaurantId: Id<'Restaurant'>,
  { code, promotion }: RestaurantChanges,
): Promise<void> {
  if (code) {
    const orderTypes: OrderType[] = ['takeAway']
    const made = { name: `CODE${code.id}`, kind: 'amount', value: 1, orderTypes, position: code.id } as const
    const row = { ...code, id: code.id as Id<'DiscountCode'>, restaurantId }
    await db
      .insert(discountCodes)
      .values({ ...made, ...row })
      .onConflictDoUpdate({ target: [discountCodes.restaurantId, discountCodes.id], set: row })
  }
  if (promotion) {
    const made = { mode: 1, scoring: 'amountSpent', amountPerPoint: 1 } as const
    const row = { ...promotion, id: promotion.id as Id<'Promotion'>, restaurantId }
    await db
      .insert(promotions)
      .values({ ...made, ...row })
      .onConflictDoUpdate({ target: [promotions.restaurantId, promotions.id], set: row })
  }
}
