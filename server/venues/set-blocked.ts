import { and, eq } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { serviceConfigs } from '#server/platform/db/schema/restaurant-tables.ts'

import type { ServiceOfVenue } from './venue-queries.ts'

/** Pauses an order type of a venue, or resumes it (`f_forza_blocco`); answers whether it was paused, null = there is none. */
export async function setBlocked(
  tx: Database,
  { restaurantId, venueId, type }: ServiceOfVenue,
  isBlocked: boolean,
): Promise<boolean | null> {
  const isService = and(
    eq(serviceConfigs.restaurantId, restaurantId),
    eq(serviceConfigs.venueId, venueId),
    eq(serviceConfigs.type, type),
  )
  const [before] = await tx
    .select({ isBlocked: serviceConfigs.isBlocked })
    .from(serviceConfigs)
    .where(isService)
    .for('update')
  if (!before) return null
  await tx.update(serviceConfigs).set({ isBlocked }).where(isService)
  return before.isBlocked
}
