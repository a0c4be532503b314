import { and, eq, isNotNull } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { menuPauses } from '#server/platform/db/schema/menu-tables.ts'
import { restaurants } from '#server/platform/db/schema/restaurant-tables.ts'
import { serviceConfigs } from '#server/platform/db/schema/venue-tables.ts'
import type { Id } from '#src/contract/values.ts'

/** Keeps with the restaurant when its pauses end, so that kept replies are not used longer. Who calls holds `lockEditing`. */
export async function notePauseEnds(tx: Database, restaurantId: Id<'Restaurant'>): Promise<void> {
  const isRestaurant = eq(restaurants.id, restaurantId)
  const whole = await tx.select({ until: restaurants.maintenanceUntil }).from(restaurants).where(isRestaurant)
  const services = await tx
    .select({ until: serviceConfigs.blockedUntil })
    .from(serviceConfigs)
    .where(and(eq(serviceConfigs.restaurantId, restaurantId), isNotNull(serviceConfigs.blockedUntil)))
  const dishes = await tx
    .select({ until: menuPauses.until })
    .from(menuPauses)
    .where(and(eq(menuPauses.restaurantId, restaurantId), isNotNull(menuPauses.until)))
  const ends = [...whole, ...services, ...dishes].flatMap(({ until }) => until?.getTime() ?? [])
  await tx
    .update(restaurants)
    .set({ pauseEnds: [...new Set(ends)] })
    .where(isRestaurant)
}
