import type { Database } from '#server/platform/db/database.ts'
import type { MailFact, MailPart } from '#server/platform/outbox/mail-part.ts'
import { siteLink } from '#server/platform/site-link.ts'
import { typedInMail } from '#server/platform/texts/typed-in-mail.ts'
import type { MailWriter } from '#server/venues/mail-writer.ts'
import type { VenueRow } from '#server/venues/venue-queries.ts'
import type { Cents, LocalDateTime } from '#src/contract/values.ts'
import { fullAddress } from '#src/domain/venues/venue-address.ts'
import type { Language } from '#src/options/languages.ts'

import type { ReservationRow } from './reservation-queries.ts'

/** All that a mail about a reservation says. */
export type ReservationMail = {
  readonly venue: VenueRow
  readonly guest: { readonly name: string; readonly email: string }
  readonly language: Language
  readonly startsAt: LocalDateTime
  readonly people: number
  /** Cents; null = none was paid. */
  readonly deposit: Cents | null
  readonly notes: string | null
  /** Of the restaurant; null = none. */
  readonly message: string | null
  /** The page of the reservation; null = a guest's, which has none. */
  readonly link: string | null
}

export async function reservationMailOf(db: Database, row: ReservationRow, venue: VenueRow): Promise<ReservationMail> {
  const { restaurantId, id, accountId, name, email, language, startsAt, people, notes, message } = row
  const deposit = row.paymentStatus === 'paid' ? row.deposit : null
  const link = accountId === null ? null : await siteLink(db, restaurantId, `/prenotazioni/dettaglio/${id}`)
  return { venue, guest: { name, email }, language, startsAt, people, deposit, notes, message, link }
}

/** When, for how many, where, what was paid, and the guest's own notes. */
export function reservationParts(mail: ReservationMail, writer: MailWriter): readonly MailPart[] {
  const { venue, startsAt, people, deposit, notes, link } = mail
  const { word, when, money } = writer
  const facts: readonly MailFact[] = [
    [word('when'), when({ from: startsAt, to: null })],
    [word('people'), String(people)],
    [word('where'), `${venue.name}, ${fullAddress(venue)}`],
    [word('phone'), venue.phone],
    ...(deposit === null ? [] : [[word('deposit'), money(deposit)] as const]),
    ...(notes ? [[word('notes'), typedInMail(notes)] as const] : []),
  ]
  return [
    { kind: 'facts', facts },
    ...(link === null ? [] : [{ kind: 'link', label: word('seeReservation'), href: link } as const]),
    writer.seller(),
  ]
}
