import type { Closure } from '#src/contract/venue-content.ts'
import { instantOf } from '#src/domain/time/instant.ts'
import { addDays, dateOf, dayMs, midnightOf, wallClock } from '#src/domain/time/wall-clock.ts'

import { openSpans } from './open-time.ts'
import type { WeeklyHours } from './service-day.ts'

type At = { readonly nowMs: number; readonly timeZone: string }

/**
 * When a venue that is open now closes, in ms since 1970; the end of the day where it is closed, has no opening hours or does
 * not close within a day (rulings "a pause ends").
 */
export function closingMoment(
  venue: WeeklyHours,
  closures: readonly Pick<Closure, 'from' | 'to'>[],
  { nowMs, timeZone }: At,
): number {
  const [first] = openSpans(venue, closures, { fromMs: nowMs, timeZone })
  if (first && first.startMs <= nowMs && first.endMs <= nowMs + dayMs) return first.endMs
  return instantOf(midnightOf(addDays(dateOf(wallClock(nowMs, timeZone)), 1)), timeZone)
}
