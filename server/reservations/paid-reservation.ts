import type { EntityKey, PayableHandler } from '#server/payments/paid-entity.ts'
import { isTooLate } from '#server/payments/payment-deps.ts'
import { unpaidIn } from '#server/payments/unpaid-entities.ts'
import type { Database } from '#server/platform/db/database.ts'
import { reservations } from '#server/platform/db/schema/reservation-tables.ts'
import { releaseSlot } from '#server/slots/slot-bookings.ts'
import { serviceConfigRow, venueRow } from '#server/venues/venue-queries.ts'
import type { Id } from '#src/contract/values.ts'

import { notifyDepositReturned, notifyGuest, notifyTooLate } from './notify-guest.ts'
import type { ReservationKey } from './reservation-queries.ts'
import {
  changeReservation,
  lockReservation,
  reservationRow,
  restaurantOfReservation,
  slotOf,
  waitsSinceOf,
} from './reservation-queries.ts'

const asReservation = ({ restaurantId, id }: EntityKey): ReservationKey => ({
  restaurantId,
  id: id as Id<'Reservation'>,
})

/** Reservations whose deposit is paid online. */
export const paidReservations: PayableHandler = {
  async read(db, key, how) {
    const reservation = await (how === 'lock' ? lockReservation : reservationRow)(db, asReservation(key))
    const venue = reservation && (await venueRow(db, reservation.restaurantId, reservation.venueId))
    if (!reservation || !venue || reservation.deposit === null) return null
    const { id, restaurantId, venueId, accountId, tokenHash, deposit, paymentStatus } = reservation
    const { createdAt, slotOverAt } = reservation
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
      payBy: null,
      slotOverAt,
    }
  },

  restaurantOf: (db, id) => restaurantOfReservation(db, id as Id<'Reservation'>),

  unpaid: unpaidIn(reservations),

  async markPaid(tx, key, { mode, nowMs }) {
    const { restaurantId, venueId } = await changeReservation(tx, asReservation(key), {
      paymentStatus: 'paid',
      paymentMode: mode,
      waitingNetwork: null,
    })
    const config = await serviceConfigRow(tx, { restaurantId, venueId, type: 'reservation' })
    const status = config?.confirmsAtOnce ? 'confirmed' : 'waiting'
    const paid = await changeReservation(tx, asReservation(key), {
      status,
      waitsSince: waitsSinceOf({ status }, nowMs),
    })
    const venue = await venueRow(tx, restaurantId, venueId)
    if (venue) await notifyGuest(tx, paid, { venue, nowMs })
  },

  async lapse(tx, key, { reason }) {
    const lapsed = await changeReservation(tx, asReservation(key), {
      paymentStatus: 'failed',
      status: 'cancelled',
      endReason: reason,
      waitingNetwork: null,
    })
    await releaseSlot(tx, slotOf(lapsed), lapsed.people)
  },

  notifyReturn: (tx, key, nowMs) => notifyReturn(tx, asReservation(key), nowMs),
}

async function notifyReturn(tx: Database, key: ReservationKey, nowMs: number): Promise<void> {
  const reservation = await reservationRow(tx, key)
  const venue = reservation && (await venueRow(tx, reservation.restaurantId, reservation.venueId))
  if (!reservation || !venue) return
  const isLate = reservation.paymentStatus === 'failed' && isTooLate(reservation, nowMs)
  await (isLate ? notifyTooLate : notifyDepositReturned)(tx, reservation, { venue, nowMs })
}
