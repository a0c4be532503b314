import { displayTime } from '#demo/server/orders/order-when.ts'
import type { Database } from '#demo/server/platform/db/database.ts'
import { sendMail } from '#demo/server/platform/outbox/mail-outbox.ts'
import { tableAtVenue } from '#demo/server/platform/texts/calendar-texts.ts'
import { textIn } from '#demo/server/platform/texts/language.ts'
import type { MailKind } from '#demo/server/platform/texts/mails.ts'
import { filled } from '#demo/server/platform/texts/messages.ts'
import { moneyText } from '#demo/server/platform/texts/money-text.ts'
import { depositOnItsWay, notCharged } from '#demo/server/platform/texts/unanswered-mails.ts'
import type { VenueRow } from '#demo/server/venues/venue-queries.ts'
import type { Cents } from '#src/contract/values.ts'
import { calendarFile } from '#src/domain/time/calendar-file.ts'
import { fullAddress } from '#src/domain/venues/venue-address.ts'

import type { ReservationRow, StoredReservationStatus } from './reservation-queries.ts'

const mailOf = {
  waiting: 'reservation-received',
  confirmed: 'reservation-confirmed',
  refused: 'reservation-refused',
  cancelled: 'reservation-cancelled',
} as const

type ReservationMail = Extract<MailKind, `reservation-${string}`>
type NotificationContext = { readonly venue: VenueRow; readonly nowMs: number }

/**
 * Mails the status of a reservation to its guest, in the language it was made in; nothing while the deposit is unpaid.
 */
export async function notifyGuest(
  db: Database,
  reservation: ReservationRow,
  { venue, nowMs }: NotificationContext,
): Promise<void> {
  const { status, message } = reservation
  if (status === 'new') return
  const more = { message: message === null ? '' : `\n\n${message}` }
  await send(db, mailOf[status satisfies Exclude<StoredReservationStatus, 'new'>], { reservation, venue, nowMs, more })
}

/** Mails the guest that the deposit is refunded. */
export function notifyDepositReturned(
  db: Database,
  reservation: ReservationRow,
  { venue, nowMs }: NotificationContext,
): Promise<void> {
  const more = { total: depositText(reservation, venue) }
  return send(db, 'reservation-deposit-returned', { reservation, venue, nowMs, more })
}

/** Mails the guest that the deposit came when the time of the reservation was over. */
export function notifyTooLate(
  db: Database,
  reservation: ReservationRow,
  { venue, nowMs }: NotificationContext,
): Promise<void> {
  return send(db, 'reservation-too-late', {
    reservation,
    venue,
    nowMs,
    more: { total: depositText(reservation, venue) },
  })
}

/** Mails the guest that the restaurant did not answer, and what becomes of a deposit. */
export function notifyUnanswered(
  db: Database,
  reservation: ReservationRow,
  { venue, nowMs, isPaidBack }: NotificationContext & { readonly isPaidBack: boolean },
): Promise<void> {
  const text = textIn(isPaidBack ? depositOnItsWay : notCharged, { language: reservation.language, main: 'en' })
  const money = filled(text, { total: depositText(reservation, venue) })
  return send(db, 'reservation-unanswered', { reservation, venue, nowMs, more: { money } })
}

function depositText({ deposit }: ReservationRow, { currencyCode }: VenueRow): string {
  return moneyText(deposit ?? (0 as Cents), currencyCode)
}

type Mail = NotificationContext & {
  readonly reservation: ReservationRow
  readonly more: Readonly<Record<string, string>>
}

function send(db: Database, kind: ReservationMail, { reservation, venue, nowMs, more }: Mail): Promise<void> {
  return sendMail(db, {
    ...(kind === 'reservation-confirmed' ? { calendar: calendarOf(reservation, venue, nowMs) } : {}),
    kind,
    restaurantId: reservation.restaurantId,
    recipient: reservation.email,
    replyTo: venue.email,
    language: reservation.language,
    values: {
      reservation: String(reservation.id),
      name: reservation.name,
      venue: venue.name,
      phone: venue.phone,
      when: displayTime(reservation.startsAt),
      people: String(reservation.people),
      ...more,
    },
    nowMs,
  })
}

function calendarOf({ id, restaurantId, startsAt, language }: ReservationRow, venue: VenueRow, nowMs: number): string {
  return calendarFile({
    name: `reservation-${id}`,
    start: startsAt,
    end: null,
    summary: filled(textIn(tableAtVenue, { language, main: 'en' }), { venue: venue.name }),
    place: fullAddress(venue),
    description: venue.phone,
    domain: `restaurant-${restaurantId}`,
    timeZone: venue.timeZone,
    nowMs,
  })
}
