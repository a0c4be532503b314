import { asc, eq } from 'drizzle-orm'

import type { Call } from '#server/platform/call.ts'
import { deliveryCities } from '#server/platform/db/schema/place-tables.ts'
import type { DeliveryCity } from '#src/contract/delivery-area.ts'
import type { Id } from '#src/contract/values.ts'
import { isServedBy } from '#src/domain/areas/delivery-areas.ts'

/** The call that reads delivery cities. */
export type CityReader = Pick<Call, 'db' | 'hasGeocoder'> & { readonly restaurant: Pick<Call['restaurant'], 'id'> }

/**
 * The places that a venue delivers to, or any venue when none is named (rulings "who serves a city"). Without a geocoder
 * areas are chosen by their names (decision 98).
 */
export async function deliveryCitiesOf(
  { db, restaurant, hasGeocoder }: CityReader,
  venueId: Id<'Venue'> | null,
): Promise<DeliveryCity[]> {
  const rows = await db
    .select()
    .from(deliveryCities)
    .where(eq(deliveryCities.restaurantId, restaurant.id))
    .orderBy(asc(deliveryCities.position))
  const served = rows.filter((row) => venueId === null || isServedBy(row, venueId))
  return hasGeocoder ? served : served.map((row) => ({ ...row, ...byName }))
}

const byName = { zoneMode: 'manual', shape: null, coordinates: null } as const
