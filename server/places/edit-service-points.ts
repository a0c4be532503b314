import { and, asc, eq } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { servicePoints } from '#server/platform/db/schema/place-tables.ts'
import type { Id } from '#src/contract/values.ts'

import type { ServicePointRow } from './service-point-queries.ts'

export type PointOfRestaurant = Pick<ServicePointRow, 'restaurantId' | 'id'>

/** The service points of a restaurant in their order. */
export function servicePointRowsOf(db: Database, restaurantId: Id<'Restaurant'>): Promise<ServicePointRow[]> {
  return db
    .select()
    .from(servicePoints)
    .where(eq(servicePoints.restaurantId, restaurantId))
    .orderBy(asc(servicePoints.position), asc(servicePoints.id))
}

export async function servicePointRow(db: Database, at: PointOfRestaurant): Promise<ServicePointRow | null> {
  const [row] = await db.select().from(servicePoints).where(isPoint(at))
  return row ?? null
}

/** Changes what it costs to bring an order to a service point. */
export async function changeServicePoint(
  tx: Database,
  at: PointOfRestaurant,
  change: Pick<ServicePointRow, 'deliveryFee'>,
): Promise<void> {
  await tx.update(servicePoints).set(change).where(isPoint(at))
}

function isPoint({ restaurantId, id }: PointOfRestaurant) {
  return and(eq(servicePoints.restaurantId, restaurantId), eq(servicePoints.id, id))
}
