import { asc, eq } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { deliveryCities } from '#server/platform/db/schema/place-tables.ts'
import type { DeliveryCity } from '#src/contract/delivery-area.ts'
import type { Id } from '#src/contract/values.ts'
import { isServedBy } from '#src/domain/areas/delivery-areas.ts'

/** The places that a venue delivers to, or any venue when none is named (rulings "who serves a city"). */
export async function deliveryCitiesOf(
  db: Database,
  restaurantId: Id<'Restaurant'>,
  venueId: Id<'Venue'> | null,
): Promise<DeliveryCity[]> {
  const rows = await db
    .select()
    .from(deliveryCities)
    .where(eq(deliveryCities.restaurantId, restaurantId))
    .orderBy(asc(deliveryCities.position))
  return rows.filter((row) => venueId === null || isServedBy(row, venueId))
}
