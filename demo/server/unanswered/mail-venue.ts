import { displayTime } from '#demo/server/orders/order-when.ts'
import type { Database } from '#demo/server/platform/db/database.ts'
import { restaurantOf } from '#demo/server/platform/find-restaurant.ts'
import { sendMail } from '#demo/server/platform/outbox/mail-outbox.ts'
import type { Texts } from '#demo/server/platform/texts/language.ts'
import { localizerFor } from '#demo/server/platform/texts/language.ts'
import type { venueMails } from '#demo/server/platform/texts/venue-mails.ts'
import type { VenueRow } from '#demo/server/venues/venue-queries.ts'
import { wallClock } from '#src/domain/time/wall-clock.ts'
import { defaultLanguage } from '#src/options/languages.ts'

import type { Reminder } from './waiting-kind.ts'

type VenueMail = Omit<Reminder, 'reminders'> & {
  readonly kind: keyof typeof venueMails
  readonly values: Readonly<Record<string, string>>
  /** Values that differ by language. */
  readonly texts: Readonly<Record<string, Texts>>
}

/** Mails a venue about what waits for it, in the first language of its restaurant. */
export async function mailVenue(
  tx: Database,
  { restaurantId, email, timeZone }: VenueRow,
  { kind, values, texts, refuseAtMs, link, nowMs }: VenueMail,
): Promise<void> {
  const restaurant = await restaurantOf(tx, restaurantId)
  if (!restaurant || email === '') return
  const language = restaurant.languages[0] ?? defaultLanguage
  const localize = localizerFor(language, restaurant)
  const localized = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, localize(text)]))
  const until = displayTime(wallClock(refuseAtMs, timeZone))
  const said = { ...values, ...localized, until, link }
  await sendMail(tx, { kind, restaurantId, recipient: email, language, values: said, nowMs })
}
