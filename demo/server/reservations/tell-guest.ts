import type { Database } from '#demo/server/db/database.ts'
import { shownTime } from '#demo/server/ordering/tell-customer.ts'
import { sendMail } from '#demo/server/queries/outbox.ts'
import type { ReservationRow, StoredReservationStatus } from '#demo/server/queries/reservations.ts'
import type { VenueRow } from '#demo/server/queries/venues.ts'

const mailOf = {
  waiting: 'reservation-received',
  confirmed: 'reservation-confirmed',
  refused: 'reservation-refused',
  cancelled: 'reservation-cancelled',
} as const

type Told = { readonly venue: VenueRow; readonly nowMs: number }

/** Writes how a reservation stands to whom it is for, in the language it was made in; a new one waits for its deposit. */
export async function tellGuest(db: Database, reservation: ReservationRow, { venue, nowMs }: Told): Promise<void> {
  const { status, message } = reservation
  if (status === 'new') return
  await sendMail(db, {
    kind: mailOf[status satisfies Exclude<StoredReservationStatus, 'new'>],
    restaurantId: reservation.restaurantId,
    recipient: reservation.email,
    language: reservation.language,
    values: {
      reservation: String(reservation.id),
      name: reservation.name,
      venue: venue.name,
      phone: venue.phone,
      when: shownTime(reservation.startsAt),
      people: String(reservation.people),
      message: message === null ? '' : `\n\n${message}`,
    },
    nowMs,
  })
}
