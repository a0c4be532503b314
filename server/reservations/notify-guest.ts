import type { Database } from '#server/platform/db/database.ts'
import { sendMail } from '#server/platform/outbox/mail-outbox.ts'
import { tableAtVenue } from '#server/platform/texts/calendar-texts.ts'
import type { MailKind } from '#server/platform/texts/mails.ts'
import { write } from '#server/platform/texts/template.ts'
import { depositOnItsWay, notCharged } from '#server/platform/texts/unanswered-mails.ts'
import { clockTime, mailWriter } from '#server/venues/mail-writer.ts'
import type { VenueRow } from '#server/venues/venue-queries.ts'
import { zero } from '#src/domain/money.ts'
import { calendarFile } from '#src/domain/time/calendar-file.ts'
import { fullAddress } from '#src/domain/venues/venue-address.ts'

import { reservationMailOf, reservationParts } from './reservation-mail.ts'
import type { ReservationRow, StoredReservationStatus } from './reservation-queries.ts'

const mailOf = {
  waiting: 'reservation-received',
  confirmed: 'reservation-confirmed',
  refused: 'reservation-refused',
  cancelled: 'reservation-cancelled',
} as const

type ReservationMailKind = Extract<MailKind, `reservation-${string}`>
type NotificationContext = { readonly venue: VenueRow; readonly nowMs: number }

/**
 * Mails the status of a reservation to its guest, in the language it was made in; nothing while the deposit is unpaid.
 */
export async function notifyGuest(
  db: Database,
  reservation: ReservationRow,
  context: NotificationContext,
): Promise<void> {
  const { status } = reservation
  if (status === 'new') return
  await send(db, mailOf[status satisfies Exclude<StoredReservationStatus, 'new'>], { reservation, ...context })
}

/** Mails the guest that the deposit is refunded. */
export function notifyDepositReturned(
  db: Database,
  reservation: ReservationRow,
  context: NotificationContext,
): Promise<void> {
  return send(db, 'reservation-deposit-returned', { reservation, ...context })
}

/** Mails the guest that the deposit came when the time of the reservation was over. */
export function notifyTooLate(db: Database, reservation: ReservationRow, context: NotificationContext): Promise<void> {
  return send(db, 'reservation-too-late', { reservation, ...context })
}

/** Mails the guest that the restaurant did not answer, and what becomes of a deposit. */
export function notifyUnanswered(
  db: Database,
  reservation: ReservationRow,
  { isPaidBack, ...context }: NotificationContext & { readonly isPaidBack: boolean },
): Promise<void> {
  const { language, deposit } = reservation
  const total = mailWriter(language, context.venue).money(deposit ?? zero)
  const money = isPaidBack ? write(depositOnItsWay, language, { total }) : write(notCharged, language, {})
  return send(db, 'reservation-unanswered', { reservation, ...context, money })
}

type Notification = NotificationContext & {
  readonly reservation: ReservationRow
  /** What becomes of a deposit, where the mail says so. */
  readonly money?: string
}

async function send(
  db: Database,
  kind: ReservationMailKind,
  { reservation, venue, nowMs, money = '' }: Notification,
): Promise<void> {
  // Guests who came without a reservation have left no address.
  if (reservation.walkInKey !== null) return
  const mail = await reservationMailOf(db, reservation, venue)
  const { language, guest, startsAt, people, message } = mail
  const writer = mailWriter(language, venue)
  await sendMail(db, {
    kind,
    restaurantId: reservation.restaurantId,
    recipient: guest.email,
    replyTo: venue.email,
    language,
    values: {
      reservation: String(reservation.id),
      name: guest.name,
      venue: venue.name,
      phone: venue.phone,
      when: `${writer.day(startsAt)}, ${clockTime(startsAt)}`,
      people: String(people),
      message: message ?? '',
      total: writer.money(reservation.deposit ?? zero),
      money,
      content: reservationParts(mail, writer),
    },
    calendar: kind === 'reservation-confirmed' ? calendarOf(reservation, venue, nowMs) : null,
    nowMs,
  })
}

function calendarOf({ id, restaurantId, startsAt, language }: ReservationRow, venue: VenueRow, nowMs: number): string {
  return calendarFile({
    name: `reservation-${id}`,
    start: startsAt,
    end: null,
    summary: write(tableAtVenue, language, { venue: venue.name }),
    place: fullAddress(venue),
    description: venue.phone,
    domain: `restaurant-${restaurantId}`,
    timeZone: venue.timeZone,
    nowMs,
  })
}
