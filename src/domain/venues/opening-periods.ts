import { listOf } from '#src/browser/lists.ts'
import type { LocalDateTime } from '#src/contract/values.ts'
import type { Closure } from '#src/contract/venue-content.ts'
import type { Venue } from '#src/contract/venue.ts'
import { addDays, dateOf, midnightOf } from '#src/domain/time/wall-clock.ts'

import { openHours, openState } from './open-state.ts'

/** A time in which the venue is open or closed without a change, and which ends at midnight at the latest; venue time. */
export type OpeningPeriod = {
  readonly from: LocalDateTime
  readonly until: LocalDateTime
  /** When it opens; null while it is open, and where nobody knows when it opens. */
  readonly opensAt: LocalDateTime | null
}

type Span = {
  readonly now: LocalDateTime
  /** The last period ends at midnight of this many days. */
  readonly days: number
  /** Moments at which a period ends although nothing opens or closes. */
  readonly breaks: readonly LocalDateTime[]
}

/** The periods from now on, without a gap. A venue without opening hours counts as open. */
export function openingPeriods(
  venue: Pick<Venue, 'openingHours'>,
  closures: readonly Pick<Closure, 'from' | 'to'>[],
  { now, days, breaks }: Span,
): OpeningPeriod[] {
  const midnights = listOf(days, (index) => midnightOf(addDays(dateOf(now), index + 1)))
  const last = midnights.at(-1) ?? now
  const changes = openHours(venue, closures, now).flatMap(({ start, end }) => [start, end])
  const ends = new Set([...changes, ...breaks, ...midnights].filter((end) => end > now && end <= last).sort())
  let from = now
  return [...ends].map((until) => {
    const state = venue.openingHours.length > 0 && openState(venue, closures, from)
    const period = { from, until, opensAt: state && !state.isOpen ? state.opensAt : null }
    from = until
    return period
  })
}
