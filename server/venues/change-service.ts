import { and, eq } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { serviceConfigs } from '#server/platform/db/schema/restaurant-tables.ts'

import type { ConfigRow, ServiceOfVenue } from './venue-queries.ts'

/** Changes what a way to order offers; what was ordered already stays. */
export async function changeService(
  tx: Database,
  { restaurantId, venueId, type }: ServiceOfVenue,
  change: Partial<Omit<ConfigRow, keyof ServiceOfVenue>>,
): Promise<void> {
  await tx
    .update(serviceConfigs)
    .set(change)
    .where(
      and(
        eq(serviceConfigs.restaurantId, restaurantId),
        eq(serviceConfigs.venueId, venueId),
        eq(serviceConfigs.type, type),
      ),
    )
}
