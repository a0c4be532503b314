import { and, eq } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { stock } from '#server/platform/db/schema/menu-tables.ts'
import type { Id } from '#src/contract/values.ts'

type ProductAtVenue = {
  readonly restaurantId: Id<'Restaurant'>
  readonly venueId: Id<'Venue'>
  readonly productId: Id<'Product'>
}

/** Sets the stock of a product at a venue: 0 = sold out, null = unlimited. Answers what was left. */
export async function setStock(tx: Database, place: ProductAtVenue, quantity: number | null): Promise<number | null> {
  const { restaurantId, venueId, productId } = place
  const isIt = and(eq(stock.restaurantId, restaurantId), eq(stock.venueId, venueId), eq(stock.productId, productId))
  // Orders take from it meanwhile.
  const [before] = await tx.select({ quantity: stock.quantity }).from(stock).where(isIt).for('update')
  if (quantity === null) await tx.delete(stock).where(isIt)
  else
    await tx
      .insert(stock)
      .values({ ...place, quantity })
      .onConflictDoUpdate({ target: [stock.restaurantId, stock.productId, stock.venueId], set: { quantity } })
  return before?.quantity ?? null
}
