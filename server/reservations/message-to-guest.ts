import { depositStays, noShowText } from '#server/platform/texts/no-show-texts.ts'
import { write } from '#server/platform/texts/template.ts'
import { mailWriter } from '#server/venues/mail-writer.ts'
import type { VenueRow } from '#server/venues/venue-queries.ts'
import type { Language } from '#src/options/languages.ts'

import type { ReservationRow } from './reservation-queries.ts'

type Reader = { readonly venue: VenueRow | undefined; readonly language: Language }

/**
 * What the page of a reservation says to its guest: the words of the restaurant, and of a no-show what became of table and
 * deposit. It is written when it is read: guests who come after all read nothing of it [RESV-48].
 */
export function messageToGuest(
  { status, attendance, message, deposit, paymentStatus }: ReservationRow,
  { venue, language }: Reader,
): string | null {
  if (!venue || status !== 'confirmed' || attendance !== 'noShow') return message
  const isPaid = deposit !== null && paymentStatus === 'paid'
  const total = isPaid ? mailWriter(language, venue).money(deposit) : ''
  const said = `${write(noShowText, language, {})}${isPaid ? write(depositStays, language, { total }) : ''}`
  return message ? `${message}\n\n${said}` : said
}
