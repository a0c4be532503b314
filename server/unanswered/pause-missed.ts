import type { Database } from '#server/platform/db/database.ts'
import { isPausedAt } from '#server/platform/pauses.ts'
import { serviceOf, writeAudit } from '#server/platform/write-audit.ts'
import { countMissed, forgetMissed } from '#server/venues/missed-orders.ts'
import { pauseEnd } from '#server/venues/pause-end.ts'
import { setBlocked } from '#server/venues/set-blocked.ts'
import type { VenueRow } from '#server/venues/venue-queries.ts'
import { configRowsOf } from '#server/venues/venue-queries.ts'

type Missed = {
  readonly venue: Pick<VenueRow, 'restaurantId' | 'id'>
  /** So many orders in a row pause the venue; 0 = never. */
  readonly pauseAfter: number
  readonly nowMs: number
}

/**
 * Counts an order that a venue has missed. With so many in a row its ways to order are paused until it closes: nobody is
 * there. Reservations go on, which are answered for later days. What is paused already stays as it is.
 */
export async function pauseMissed(tx: Database, { venue, pauseAfter, nowMs }: Missed): Promise<void> {
  const { restaurantId, id: venueId } = venue
  const inRow = await countMissed(tx, { restaurantId, venueId })
  if (pauseAfter === 0 || inRow < pauseAfter) return
  await forgetMissed(tx, { restaurantId, venueId })
  const until = await pauseEnd(tx, { restaurantId, venueId, nowMs }, 'closing')
  const configs = (await configRowsOf(tx, restaurantId)).filter((config) => config.venueId === venueId)
  for (const { type, isActive, isBlocked, blockedUntil } of configs) {
    if (type === 'reservation' || !isActive || isPausedAt({ isPaused: isBlocked, until: blockedUntil }, nowMs)) continue
    await setBlocked(tx, { restaurantId, venueId, type }, { isPaused: true, until, reason: 'missed' })
    const member = serviceOf(restaurantId)
    await writeAudit(
      tx,
      { member, nowMs },
      {
        action: 'pause.service',
        subject: `${venueId}/${type}`,
        before: { isPaused: false },
        after: { isPaused: true, missed: inRow, ...(until && { until: until.toISOString() }) },
      },
    )
  }
}
