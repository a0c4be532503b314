import { and, asc, eq, isNotNull } from 'drizzle-orm'

import { readReservations } from '#desk/contract/reservations.ts'
import { reservations } from '#server/platform/db/schema/reservation-tables.ts'
import { venues } from '#server/platform/db/schema/venue-tables.ts'
import { paidTexts, paymentTexts } from '#server/platform/texts/venue-mails.ts'
import { refuseUnanswered } from '#server/reservations/decide-reservation.ts'
import type { ReservationKey, ReservationRow } from '#server/reservations/reservation-queries.ts'
import { changeReservation, lockReservation, reservationRow } from '#server/reservations/reservation-queries.ts'
import type { VenueRow } from '#server/venues/venue-queries.ts'
import { venueRow } from '#server/venues/venue-queries.ts'
import type { Id } from '#src/contract/values.ts'
import { zero } from '#src/domain/money.ts'
import { isOnlineMode } from '#src/domain/payments/online-mode.ts'
import { instantOf } from '#src/domain/time/instant.ts'

import type { VenueMailFrame } from './mail-venue.ts'
import { mailVenue } from './mail-venue.ts'
import type { Waiting, WaitingKey, WaitingKind } from './waiting-kind.ts'
import { givenColumns, givenOf } from './waiting-kind.ts'

const asReservation = ({ restaurantId, id }: WaitingKey): ReservationKey => ({
  restaurantId,
  id: id as Id<'Reservation'>,
})

/** Reservations that wait: with a deposit from its payment on. */
export const waitingReservations: WaitingKind = {
  read: readReservations,

  async all(db) {
    const rows = await db
      .select({ reservation: reservations, venue: venues })
      .from(reservations)
      .innerJoin(venues, and(eq(venues.restaurantId, reservations.restaurantId), eq(venues.id, reservations.venueId)))
      .where(isNotNull(reservations.waitsSince))
      .orderBy(asc(reservations.waitsSince))
    return rows.flatMap(({ reservation, venue }) => waitingReservation(reservation, venue) ?? [])
  },

  async lock(tx, key) {
    const reservation = await lockReservation(tx, asReservation(key))
    const venue = reservation && (await venueRow(tx, reservation.restaurantId, reservation.venueId))
    return reservation && venue && waitingReservation(reservation, venue)
  },

  async remind(tx, key, { reminders, ...reminder }) {
    const reservation = await changeReservation(tx, asReservation(key), { reminders })
    const venue = await venueRow(tx, reservation.restaurantId, reservation.venueId)
    if (!venue) return
    const valuesIn = valuesOf(reservation)
    await mailVenue(tx, venue, { kind: 'venue-reservation-waiting', ...reminder, valuesIn })
  },

  async noteGiven(tx, key, steps, nowMs) {
    await changeReservation(tx, asReservation(key), givenColumns(steps, nowMs))
  },

  async refuse(tx, key, nowMs) {
    const reservation = await reservationRow(tx, asReservation(key))
    if (reservation) await refuseUnanswered(tx, reservation, nowMs)
    return [{ ...key, kind: 'reservation' }]
  },
}

function waitingReservation(reservation: ReservationRow, venue: VenueRow): Waiting | null {
  const { restaurantId, id, waitsSince, reminders, startsAt, slotOverAt } = reservation
  if (waitsSince === null) return null
  return {
    restaurantId,
    id,
    venue,
    reminders,
    given: givenOf(reservation),
    sinceMs: waitsSince.getTime(),
    slotStartMs: instantOf(startsAt, venue.timeZone),
    slotEndMs: slotOverAt?.getTime() ?? Infinity,
  }
}

function valuesOf({ id, startsAt, people, deposit, paymentStatus, paymentMode }: ReservationRow) {
  const payment = paymentStatus === 'paid' && isOnlineMode(paymentMode) ? paidTexts[paymentMode] : paymentTexts.none
  return ({ localize, money, when, ...frame }: VenueMailFrame) => ({
    ...frame,
    reservation: String(id),
    when: when({ from: startsAt, to: null }),
    people: String(people),
    total: money(deposit ?? zero),
    payment: localize(payment),
  })
}
