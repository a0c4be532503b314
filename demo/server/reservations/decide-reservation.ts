import { refundPaidPayments } from '#demo/server/payments/payment-queries.ts'
import type { Database } from '#demo/server/platform/db/database.ts'
import { inTransaction } from '#demo/server/platform/db/database.ts'
import { releaseSlot } from '#demo/server/slots/slot-bookings.ts'
import { venueRow } from '#demo/server/venues/venue-queries.ts'
import type { Id } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { notifyDepositReturned, notifyGuest } from './notify-guest.ts'
import type { ReservationKey, ReservationRow, StoredReservationStatus } from './reservation-queries.ts'
import { changeReservation, lockReservation, slotOf } from './reservation-queries.ts'

export type ReservationDecision = 'confirmed' | 'refused' | 'cancelled'
export type ReservationRefusal =
  | { readonly reason: 'unknown-reservation' }
  | { readonly reason: 'already-decided'; readonly status: StoredReservationStatus }

type Wish = { readonly decision: ReservationDecision; readonly message: string | null }

/**
 * Confirms, refuses or cancels a reservation with a message to the guest, once; a confirmed one can still be cancelled.
 * Refusing and cancelling give its seats back, and the deposit; the provider is called after the transaction [RESV-37].
 */
export function decideReservation(
  db: Database,
  key: ReservationKey,
  { decision, message }: Wish,
  nowMs: (restaurantId: Id<'Restaurant'>) => number,
): Promise<Verdict<null, ReservationRefusal>> {
  return inTransaction<null, ReservationRefusal>(db, async (tx) => {
    const row = await lockReservation(tx, key)
    if (!row) return refuse({ reason: 'unknown-reservation' })
    if (!isOpenTo(decision, row)) return refuse({ reason: 'already-decided', status: row.status })
    if (decision !== 'confirmed') await releaseSlot(tx, slotOf(row), row.people)
    const decided = await changeReservation(tx, key, { status: decision, message: message ?? row.message })
    const venue = await venueRow(tx, row.restaurantId, row.venueId)
    const isPaidBack = decision !== 'confirmed' && (await refundPaidPayments(tx, { ...key, kind: 'reservation' }))
    if (venue) {
      const told = { venue, nowMs: nowMs(row.restaurantId) }
      await notifyGuest(tx, decided, told)
      if (isPaidBack) await notifyDepositReturned(tx, decided, told)
    }
    return accept(null)
  })
}

function isOpenTo(decision: ReservationDecision, { status }: ReservationRow): boolean {
  return status === 'waiting' || (status === 'confirmed' && decision === 'cancelled')
}
