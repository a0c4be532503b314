import { and, eq } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { serviceConfigs } from '#server/platform/db/schema/venue-tables.ts'
import type { StoredPause } from '#server/platform/pauses.ts'

import { lockEditing } from './lock-editing.ts'
import { notePauseEnds } from './note-pause-ends.ts'
import type { ServiceOfVenue } from './venue-queries.ts'

/** `reason`: why the service pauses by itself; left out = staff do it. */
type ServicePause = StoredPause & { readonly reason?: 'missed' }

/** Pauses an order type of a venue, or resumes it (`f_forza_blocco`); answers how it was, null = there is none. */
export async function setBlocked(
  tx: Database,
  { restaurantId, venueId, type }: ServiceOfVenue,
  { isPaused, until, reason }: ServicePause,
): Promise<StoredPause | null> {
  await lockEditing(tx, restaurantId)
  const isService = and(
    eq(serviceConfigs.restaurantId, restaurantId),
    eq(serviceConfigs.venueId, venueId),
    eq(serviceConfigs.type, type),
  )
  const [before] = await tx
    .select({ isPaused: serviceConfigs.isBlocked, until: serviceConfigs.blockedUntil })
    .from(serviceConfigs)
    .where(isService)
    .for('update')
  if (!before) return null
  const blockedFor = reason ?? null
  await tx.update(serviceConfigs).set({ isBlocked: isPaused, blockedUntil: until, blockedFor }).where(isService)
  await notePauseEnds(tx, restaurantId)
  return before
}
