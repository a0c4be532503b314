import type { Database } from '#server/platform/db/database.ts'
import type { OpenDays } from '#server/slots/slot-days.ts'
import { openDays } from '#server/slots/slot-queries.ts'
import type { LocalDate } from '#src/contract/values.ts'
import { answerTimes } from '#src/domain/orders/answer-times.ts'
import { openSpans } from '#src/domain/venues/open-time.ts'

import type { Waiting } from './waiting-kind.ts'

const allDays = { first: '2000-01-01' as LocalDate, last: '9999-12-31' as LocalDate }

/** When a venue is open, on all days. */
export function openingsOf(db: Database, venue: Waiting['venue']): Promise<OpenDays> {
  return openDays(db, venue, allDays)
}

/** When the venue of something that waits is open from then on, and what follows for it. */
export function waitingTimes(waiting: Waiting, openings: OpenDays) {
  const from = { fromMs: waiting.sinceMs, timeZone: waiting.venue.timeZone }
  const spans = openSpans(openings, openings.closures, from)
  return { spans, ...answerTimes(waiting, waiting.venue, spans) }
}
