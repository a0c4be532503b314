import { and, asc, eq, inArray, sql } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { stock } from '#server/platform/db/schema/menu-tables.ts'
import type { OrderLine } from '#src/contract/order.ts'
import type { Id } from '#src/contract/values.ts'

type Place = { readonly restaurantId: Id<'Restaurant'>; readonly venueId: Id<'Venue'> }
type Units = ReadonlyMap<Id<'Product'>, number>

/** Units of each product in an order; those inside combos count too (rulings "stock of combo picks"). */
export function unitsOf(lines: readonly Pick<OrderLine, 'quantity' | 'item'>[]): Units {
  const units = new Map<Id<'Product'>, number>()
  const add = (productId: Id<'Product'>, count: number) => units.set(productId, (units.get(productId) ?? 0) + count)
  for (const { quantity, item } of lines) {
    add(item.productId, quantity)
    for (const pick of item.comboPicks) add(pick.productId, quantity * pick.quantity)
  }
  return units
}

/** Takes units from the stock of a venue, all or nothing. Answers the first product without enough stock, or null. */
export async function takeStock(db: Database, place: Place, units: Units): Promise<Id<'Product'> | null> {
  for (const row of await lockRows(db, place, units)) {
    const wanted = units.get(row.productId) ?? 0
    if (row.quantity < wanted) return row.productId
    await change(db, place, row.productId, -wanted)
  }
  return null
}

export async function releaseStock(db: Database, place: Place, units: Units): Promise<void> {
  for (const row of await lockRows(db, place, units))
    await change(db, place, row.productId, units.get(row.productId) ?? 0)
}

/** Rows are locked in the order of their ids, so that two orders cannot deadlock. */
function lockRows(db: Database, { restaurantId, venueId }: Place, units: Units) {
  return db
    .select()
    .from(stock)
    .where(
      and(
        eq(stock.restaurantId, restaurantId),
        eq(stock.venueId, venueId),
        inArray(stock.productId, [...units.keys()]),
      ),
    )
    .orderBy(asc(stock.productId))
    .for('update')
}

async function change(db: Database, { restaurantId, venueId }: Place, productId: Id<'Product'>, by: number) {
  await db
    .update(stock)
    .set({ quantity: sql`${stock.quantity} + ${by}` })
    .where(and(eq(stock.restaurantId, restaurantId), eq(stock.venueId, venueId), eq(stock.productId, productId)))
}
