import { and, asc, eq } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { deliveryCities } from '#server/platform/db/schema/place-tables.ts'
import type { Id } from '#src/contract/values.ts'

export type DeliveryCityRow = typeof deliveryCities.$inferSelect
export type CityOfRestaurant = Pick<DeliveryCityRow, 'restaurantId' | 'id'>

/** The delivery cities of a restaurant in their order, those that nobody delivers to too. */
export function deliveryCityRowsOf(db: Database, restaurantId: Id<'Restaurant'>): Promise<DeliveryCityRow[]> {
  return db
    .select()
    .from(deliveryCities)
    .where(eq(deliveryCities.restaurantId, restaurantId))
    .orderBy(asc(deliveryCities.position), asc(deliveryCities.id))
}

export async function deliveryCityRow(db: Database, at: CityOfRestaurant): Promise<DeliveryCityRow | null> {
  const [row] = await db.select().from(deliveryCities).where(isCity(at))
  return row ?? null
}

/** Changes what a delivery city costs and who delivers there; orders keep what they cost. */
export async function changeDeliveryCity(
  tx: Database,
  at: CityOfRestaurant,
  change: Partial<Omit<DeliveryCityRow, keyof CityOfRestaurant>>,
): Promise<void> {
  await tx.update(deliveryCities).set(change).where(isCity(at))
}

function isCity({ restaurantId, id }: CityOfRestaurant) {
  return and(eq(deliveryCities.restaurantId, restaurantId), eq(deliveryCities.id, id))
}
