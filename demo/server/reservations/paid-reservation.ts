import { and, eq } from 'drizzle-orm'

import type { PayableHandler } from '#demo/server/payments/paid-entity.ts'
import type { Database } from '#demo/server/platform/db/database.ts'
import { reservations } from '#demo/server/platform/db/schema/reservation-tables.ts'
import { releaseSlot } from '#demo/server/slots/slot-bookings.ts'
import { serviceConfigRow, venueRow } from '#demo/server/venues/venue-queries.ts'
import type { Id } from '#src/contract/values.ts'

import { notifyDepositReturned, notifyGuest } from './notify-guest.ts'
import { changeReservation, lockReservation, reservationRow, slotOf } from './reservation-queries.ts'

const asId = (id: number) => id as Id<'Reservation'>

/** Reservations whose deposit is paid online. */
export const paidReservations: PayableHandler = {
  async read(db, id, how) {
    const reservation = await (how === 'lock' ? lockReservation : reservationRow)(db, asId(id))
    const venue = reservation && (await venueRow(db, reservation.restaurantId, reservation.venueId))
    if (!reservation || !venue || reservation.deposit === null) return null
    const { restaurantId, venueId, accountId, tokenHash, deposit, paymentStatus, createdAt } = reservation
    const owner = { restaurantId, venueId, accountId, tokenHash }
    return {
      kind: 'reservation',
      id,
      type: 'reservation',
      ...owner,
      amount: deposit,
      currency: venue.currencyCode,
      paymentStatus,
      createdAt,
    }
  },

  unpaid: (db, accountId) =>
    db
      .select({ id: reservations.id, restaurantId: reservations.restaurantId, createdAt: reservations.createdAt })
      .from(reservations)
      .where(and(eq(reservations.paymentStatus, 'pending'), accountId && eq(reservations.accountId, accountId))),

  async markPaid(tx, id, { mode, nowMs }) {
    const { restaurantId, venueId } = await changeReservation(tx, asId(id), {
      paymentStatus: 'paid',
      paymentMode: mode,
    })
    const config = await serviceConfigRow(tx, { restaurantId, venueId, type: 'reservation' })
    const paid = await changeReservation(tx, asId(id), { status: config?.confirmsAtOnce ? 'confirmed' : 'waiting' })
    const venue = await venueRow(tx, restaurantId, venueId)
    if (venue) await notifyGuest(tx, paid, { venue, nowMs })
  },

  async lapse(tx, id) {
    const lapsed = await changeReservation(tx, asId(id), { paymentStatus: 'failed', status: 'cancelled' })
    await releaseSlot(tx, slotOf(lapsed), lapsed.people)
  },

  notifyReturn: (tx, id, nowMs) => notifyReturn(tx, asId(id), nowMs),
}

async function notifyReturn(tx: Database, id: Id<'Reservation'>, nowMs: number): Promise<void> {
  const reservation = await reservationRow(tx, id)
  const venue = reservation && (await venueRow(tx, reservation.restaurantId, reservation.venueId))
  if (reservation && venue) await notifyDepositReturned(tx, reservation, { venue, nowMs })
}
