import { destinationOf } from '#src/domain/services/order-type.ts'
import { visitMs } from '#src/domain/tables/visit.ts'
import { steadyClock } from '#src/domain/time/steady-clock.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { timeZoneOf } from '#src/parts/venue/use-restaurant.ts'

import { cachedVenue } from './startup.ts'

/** Resets the draft of an order whose slot has passed or of another venue; the lines stay in the cart. */
export function dropWhenStale(instance: Instance): void {
  const { stores, clock } = instance
  const { type, slotStart, venueId, timeLimitMs } = stores.draft.state
  const venue = cachedVenue(instance)
  const isElsewhere = venueId !== null && venueId !== stores.place.state.venueId
  // At a table the slot has begun already: the draft is valid as long as a visit may last.
  const earliest = clock.now() - (destinationOf(type) === 'table' ? visitMs : 0)
  const isPast = slotStart !== null && slotStart < steadyClock(earliest, timeZoneOf(venue))
  // With a time limit, the time-limit dialog asks for a new slot instead [PERSIST-04].
  if (isElsewhere || (isPast && timeLimitMs === null)) stores.draft.reset()
}
