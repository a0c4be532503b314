import type { Database } from '#server/platform/db/database.ts'
import type { LocalDate, LocalDateTime } from '#src/contract/values.ts'
import { steadyClock } from '#src/domain/time/steady-clock.ts'
import { serviceDay } from '#src/domain/venues/service-day.ts'

import type { VenueRow } from './venue-queries.ts'
import { hoursOfVenue } from './venue-queries.ts'

type Hours = Pick<VenueRow, 'restaurantId' | 'id'>

/** The service day of a moment at a venue (decision 92). */
export async function serviceDayAt(db: Database, venue: Hours, moment: LocalDateTime): Promise<LocalDate> {
  return serviceDay({ openingHours: await hoursOfVenue(db, venue.restaurantId, venue.id) }, moment)
}

/** The service day that runs now at a venue. */
export function serviceDayNow(
  db: Database,
  venue: Hours & Pick<VenueRow, 'timeZone'>,
  nowMs: number,
): Promise<LocalDate> {
  return serviceDayAt(db, venue, steadyClock(nowMs, venue.timeZone))
}
