import type { Database } from '#server/platform/db/database.ts'
import type { Id } from '#src/contract/values.ts'
import { addDays, dateOf, wallClock } from '#src/domain/time/wall-clock.ts'
import { closingMoment } from '#src/domain/venues/closing-moment.ts'

import { comingClosures } from './edit-closures.ts'
import { hoursOfVenue, venueRowsOf } from './venue-queries.ts'

/** How long a pause lasts: minutes, until the venue closes, or until somebody switches it on (null). */
export type PauseLength = number | 'closing' | null

type Paused = {
  readonly restaurantId: Id<'Restaurant'>
  /** Null = the whole restaurant, which closes when the last of its venues does. */
  readonly venueId: Id<'Venue'> | null
  readonly nowMs: number
}

/** When a pause that begins now is over; null = never by itself. */
export async function pauseEnd(db: Database, paused: Paused, length: PauseLength): Promise<Date | null> {
  if (length === null) return null
  if (length !== 'closing') return new Date(paused.nowMs + length * 60_000)
  return new Date(await closingOf(db, paused))
}

async function closingOf(db: Database, { restaurantId, venueId, nowMs }: Paused): Promise<number> {
  const venues = (await venueRowsOf(db, restaurantId)).filter(({ id }) => venueId === null || id === venueId)
  const moments: number[] = []
  for (const { id, timeZone } of venues) {
    const openingHours = await hoursOfVenue(db, restaurantId, id)
    // An evening that goes on after midnight is of the day before.
    const since = addDays(dateOf(wallClock(nowMs, timeZone)), -1)
    const closures = (await comingClosures(db, restaurantId, since)).filter((closure) => closure.venueId === id)
    moments.push(closingMoment({ openingHours }, closures, { nowMs, timeZone }))
  }
  return Math.max(nowMs, ...moments)
}
