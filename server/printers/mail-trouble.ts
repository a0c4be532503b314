import type { Database } from '#server/platform/db/database.ts'
import { restaurantOf } from '#server/platform/find-restaurant.ts'
import { sendMail } from '#server/platform/outbox/mail-outbox.ts'
import { localizerFor, mainLanguage } from '#server/platform/texts/language.ts'
import { printerProblemTexts } from '#server/platform/texts/venue-mails.ts'
import { clockTime } from '#server/venues/mail-writer.ts'
import type { VenueRow } from '#server/venues/venue-queries.ts'
import { wallClock } from '#src/domain/time/wall-clock.ts'

import type { PrinterTrouble } from './printer-trouble.ts'

type Mailed = PrinterTrouble & {
  readonly venue: VenueRow
  /** Address of the desk's room. */
  readonly link: string
  readonly nowMs: number
}

/** Mails a venue that tickets of a printer are missing, in the first language of its restaurant. */
export async function mailTrouble(tx: Database, { printer, problem, waiting, since, venue, link, nowMs }: Mailed) {
  const { restaurantId, email, timeZone } = venue
  const restaurant = await restaurantOf(tx, restaurantId)
  if (!restaurant || email === '') return
  const language = mainLanguage(restaurant)
  const localize = localizerFor(language, restaurant)
  await sendMail(tx, {
    kind: 'venue-printer-missing',
    restaurantId,
    recipient: email,
    language,
    replyTo: null,
    calendar: null,
    values: {
      printer: printer.name,
      venue: venue.name,
      problem: localize(printerProblemTexts[problem]),
      since: clockTime(wallClock(since.getTime(), timeZone)),
      count: String(waiting),
      link,
    },
    nowMs,
  })
}
