import { and, asc, eq } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { servicePoints } from '#server/platform/db/schema/place-tables.ts'
import type { Localize } from '#server/platform/texts/language.ts'
import type { ServicePoint } from '#src/contract/restaurant.ts'
import type { Id } from '#src/contract/values.ts'
import { servesPoint } from '#src/domain/venues/filter-venues.ts'

export type ServicePointRow = typeof servicePoints.$inferSelect

/** Every service point of a restaurant as the client reads it, in display order. */
export async function servicePointsOf(
  db: Database,
  restaurantId: Id<'Restaurant'>,
  localize: Localize,
): Promise<ServicePoint[]> {
  const rows = await db
    .select()
    .from(servicePoints)
    .where(eq(servicePoints.restaurantId, restaurantId))
    .orderBy(asc(servicePoints.position))
  return rows.map((row) => ({
    id: row.id,
    ...whoServes(row),
    texts: {
      name: localize(row.names),
      deliveryPointLabel: localize.orNull(row.deliveryPointLabels),
      typeLabel: localize.orNull(row.typeLabels),
    },
  }))
}

type PointQuestion = {
  readonly restaurantId: Id<'Restaurant'>
  readonly venueId: Id<'Venue'>
  readonly id: Id<'ServicePoint'>
}

/** A service point that the venue serves, or null. */
export async function servicePointServedBy(
  db: Database,
  { restaurantId, venueId, id }: PointQuestion,
): Promise<ServicePointRow | null> {
  const [row] = await db
    .select()
    .from(servicePoints)
    .where(and(eq(servicePoints.restaurantId, restaurantId), eq(servicePoints.id, id)))
  return row && servesPoint(venueId, whoServes(row)) ? row : null
}

function whoServes({ venueMask, servingVenueIds }: ServicePointRow) {
  return { venueMask, servingVenues: servingVenueIds.map((venueId) => ({ venueId })) }
}
