import type { Database } from '#server/platform/db/database.ts'
import { restaurantOf } from '#server/platform/find-restaurant.ts'
import type { Mail } from '#server/platform/outbox/mail-outbox.ts'
import { sendMail } from '#server/platform/outbox/mail-outbox.ts'
import type { Localize } from '#server/platform/texts/language.ts'
import { localizerFor, mainLanguage } from '#server/platform/texts/language.ts'
import type { venueMails } from '#server/platform/texts/venue-mails.ts'
import type { MailWriter } from '#server/venues/mail-writer.ts'
import { mailWriter } from '#server/venues/mail-writer.ts'
import type { VenueRow } from '#server/venues/venue-queries.ts'
import { wallClock } from '#src/domain/time/wall-clock.ts'

import type { Reminder } from './waiting-kind.ts'

/** What every mail to a venue says, in the language of the mail. */
export type VenueMailFrame = Pick<MailWriter, 'money' | 'when'> & {
  readonly localize: Localize
  /** When the service refuses it. */
  readonly until: string
  /** Address of the desk. */
  readonly link: string
}

type VenueMail<K extends keyof typeof venueMails> = Omit<Reminder, 'reminders'> & {
  readonly kind: K
  readonly valuesIn: (frame: VenueMailFrame) => Mail<K>['values']
}

/** Mails a venue about what waits for it, in the first language of its restaurant. */
export async function mailVenue<K extends keyof typeof venueMails>(
  tx: Database,
  venue: VenueRow,
  { kind, valuesIn, refuseAtMs, link, nowMs }: VenueMail<K>,
): Promise<void> {
  const { restaurantId, email, timeZone } = venue
  const restaurant = await restaurantOf(tx, restaurantId)
  if (!restaurant || email === '') return
  const language = mainLanguage(restaurant)
  const { money, when } = mailWriter(language, venue)
  const until = when({ from: wallClock(refuseAtMs, timeZone), to: null })
  const values = valuesIn({ localize: localizerFor(language, restaurant), money, when, until, link })
  await sendMail(tx, {
    kind,
    restaurantId,
    recipient: email,
    language,
    replyTo: null,
    calendar: null,
    values,
    nowMs,
  })
}
