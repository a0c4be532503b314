import type { Database } from '#server/platform/db/database.ts'
import type { Id } from '#src/contract/values.ts'
import { instantOf } from '#src/domain/time/instant.ts'
import { addDays, dateOf, wallClock } from '#src/domain/time/wall-clock.ts'
import { closingMoment } from '#src/domain/venues/closing-moment.ts'
import { nextDayStart } from '#src/domain/venues/next-day-start.ts'

import { comingClosures } from './coming-closures.ts'
import { hoursOfVenue, venueRowsOf } from './venue-queries.ts'

/** How long a pause lasts: minutes, until the venue closes, until its next day begins, or until somebody switches it on (null). */
export type PauseLength = number | 'closing' | 'tomorrow' | null

type Paused = {
  readonly restaurantId: Id<'Restaurant'>
  /** Null = the whole restaurant, which closes when the last of its venues does. */
  readonly venueId: Id<'Venue'> | null
  readonly nowMs: number
}

/** When a pause that begins now is over; null = never by itself. */
export async function pauseEnd(db: Database, paused: Paused, length: PauseLength): Promise<Date | null> {
  if (length === null) return null
  if (length === 'closing') return new Date(await closingOf(db, paused))
  if (length === 'tomorrow') return new Date(await nextDayOf(db, paused))
  return new Date(paused.nowMs + length * 60_000)
}

async function nextDayOf(db: Database, paused: Paused): Promise<number> {
  const moments: number[] = []
  for (const { id, timeZone } of await venuesOfPause(db, paused)) {
    const openingHours = await hoursOfVenue(db, paused.restaurantId, id)
    moments.push(instantOf(nextDayStart({ openingHours }, wallClock(paused.nowMs, timeZone)), timeZone))
  }
  return Math.max(paused.nowMs, ...moments)
}

async function venuesOfPause(db: Database, { restaurantId, venueId }: Paused) {
  return (await venueRowsOf(db, restaurantId)).filter(({ id }) => venueId === null || id === venueId)
}

async function closingOf(db: Database, paused: Paused): Promise<number> {
  const { restaurantId, nowMs } = paused
  const moments: number[] = []
  for (const { id, timeZone } of await venuesOfPause(db, paused)) {
    const openingHours = await hoursOfVenue(db, restaurantId, id)
    // An evening that goes on after midnight is of the day before.
    const since = addDays(dateOf(wallClock(nowMs, timeZone)), -1)
    const closures = (await comingClosures(db, restaurantId, since)).filter((closure) => closure.venueId === id)
    moments.push(closingMoment({ openingHours }, closures, { nowMs, timeZone }))
  }
  return Math.max(nowMs, ...moments)
}
