import { reservationSubject } from '#server/messaging/chat-subject.ts'
import { readChatsOf } from '#server/messaging/read-chat.ts'
import { lapseAllOverdue, lapseQuietly } from '#server/payments/lapse-unpaid.ts'
import type { PaymentDeps } from '#server/payments/payment-deps.ts'
import type { Routes } from '#server/platform/answer.ts'
import type { CustomerCall } from '#server/platform/call.ts'
import { refused } from '#server/platform/refusal.ts'
import { venueRowsOf } from '#server/venues/venue-queries.ts'
import type { Reservation } from '#src/contract/reservation.ts'
import { getReservation, getReservations, reserve } from '#src/contract/reservation.ts'
import type { Id } from '#src/contract/values.ts'
import { accept } from '#src/domain/verdict.ts'

import { messageToGuest } from './message-to-guest.ts'
import { placeReservation } from './place-reservation.ts'
import type { ReservationRow } from './reservation-queries.ts'
import { reservationOf, reservationsOf } from './reservation-queries.ts'

export function reservationRoutes({ answer, answerCustomer }: Routes, payments: PaymentDeps) {
  answer(reserve, (request, call) => placeReservation(request, { ...call, providers: payments.providers }))

  answerCustomer(getReservations, async ({ venueId, countsMessages }, call) => {
    await lapseAllOverdue(payments, call.account)
    const rows = await reservationsOf(call.db, call.account)
    const asked = rows.filter((row) => venueId === null || row.venueId === venueId)
    return accept({ reservations: await readReservations(asked, { ...call, countsMessages }) })
  })

  answerCustomer(getReservation, async ({ id }, call) => {
    const key = { restaurantId: call.restaurant.id, id }
    await lapseQuietly(payments, { ...key, kind: 'reservation' })
    const row = await reservationOf(call.db, call.account.id, key)
    const [reservation] = row ? await readReservations([row], { ...call, countsMessages: false }) : []
    return reservation ? accept({ reservation }) : refused('RESERVATION_NOT_FOUND')
  })
}

type Asked = Pick<CustomerCall, 'db' | 'restaurant' | 'language' | 'nowMs'> & { readonly countsMessages: boolean }

/** Reservations for the customer. The restaurant's message is sent under both of its wire names (contract C97). */
async function readReservations(
  rows: readonly ReservationRow[],
  { db, restaurant, ...asked }: Asked,
): Promise<Reservation[]> {
  const venues = new Map((await venueRowsOf(db, restaurant.id)).map((venue) => [venue.id, venue]))
  const subjects = rows.flatMap((row) => {
    const venue = venues.get(row.venueId)
    return venue ? [reservationSubject(row, venue)] : []
  })
  const chats = await readChatsOf(db, subjects, asked)
  return rows.map((row) => {
    const { id, venueId, endReason, people, startsAt, name, phone, email } = row
    const status = statusForGuest(row)
    const message = messageToGuest(row, { venue: venues.get(venueId), language: asked.language })
    return {
      id,
      venueId,
      status,
      endReason,
      people,
      startsAt,
      name,
      phone,
      email,
      message,
      otherMessage: message,
      isConfirmed: status === 'confirmed',
      chat: chats.get(Number(id) as Id<'Subject'>) ?? null,
    }
  })
}

/** A no-show is a confirmed reservation whose table was given up: to its guest it is cancelled, and the message says why [ORD-104]. */
function statusForGuest({ status, attendance }: ReservationRow): ReservationRow['status'] {
  return status === 'confirmed' && attendance === 'noShow' ? 'cancelled' : status
}
