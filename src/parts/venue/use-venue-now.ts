import type { LocalDateTime } from '#src/contract/values.ts'
import type { Venue } from '#src/contract/venue.ts'
import { steadyClock } from '#src/domain/time/steady-clock.ts'
import { useInstance } from '#src/instance/instance-context.tsx'

import { timeZoneOf, useVenue } from './use-restaurant.ts'

/** Returns a function for the current venue time to compare others with (decision 92), by default at the chosen venue. */
export function useVenueNow(other?: Venue): () => LocalDateTime {
  const { clock } = useInstance()
  const chosen = useVenue()
  const venue = other ?? chosen
  return () => steadyClock(clock.now(), timeZoneOf(venue))
}
