import type { ReservationEndReason, Told } from '#desk/contract/end-reasons.ts'
import { isTooLate } from '#server/payments/payment-deps.ts'
import { refundPaidPayments } from '#server/payments/payment-queries.ts'
import type { Database } from '#server/platform/db/database.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { endMessage } from '#server/platform/texts/end-reasons.ts'
import { releaseSlot } from '#server/slots/slot-bookings.ts'
import { venueRow } from '#server/venues/venue-queries.ts'
import type { Id } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { notifyDepositReturned, notifyGuest, notifyUnanswered } from './notify-guest.ts'
import type { ReservationKey, ReservationRow, StoredReservationStatus } from './reservation-queries.ts'
import { changeReservation, lockReservation, slotOf } from './reservation-queries.ts'

export type ReservationDecision = 'confirmed' | 'refused' | 'cancelled'
export type ReservationRefusal =
  | { readonly reason: 'unknown-reservation' }
  | { readonly reason: 'already-decided'; readonly status: StoredReservationStatus }
  | { readonly reason: 'slot-over' }

/** What follows from a decision: whether the guest gets back the deposit. */
type Decided = { readonly isPaidBack: boolean }
type Wish = {
  readonly decision: ReservationDecision
  /** What the guest is told. */
  readonly told?: Told<ReservationEndReason>
}

/**
 * Confirms, refuses or cancels a reservation with a message to the guest, once; a confirmed one can still be cancelled.
 * Refusing and cancelling give its seats back, and the deposit; the provider is called after the transaction [RESV-37].
 * One whose time is over is not confirmed.
 */
export function decideReservation(
  db: Database,
  key: ReservationKey,
  { decision, told = {} }: Wish,
  nowMs: (restaurantId: Id<'Restaurant'>) => number,
): Promise<Verdict<Decided, ReservationRefusal>> {
  return inTransaction<Decided, ReservationRefusal>(db, async (tx) => {
    const row = await lockReservation(tx, key)
    if (!row) return refuse({ reason: 'unknown-reservation' })
    if (!isOpenTo(decision, row)) return refuse({ reason: 'already-decided', status: row.status })
    const at = nowMs(row.restaurantId)
    if (decision === 'confirmed' && isTooLate(row, at)) return refuse({ reason: 'slot-over' })
    const change = { status: decision, message: endMessage(told, row.language) ?? row.message, endReason: null }
    const { decided, isPaidBack } = await decide(tx, row, change, at)
    const venue = await venueRow(tx, row.restaurantId, row.venueId)
    if (venue) await notifyGuest(tx, decided, { venue, nowMs: at })
    if (venue && isPaidBack) await notifyDepositReturned(tx, decided, { venue, nowMs: at })
    return accept({ isPaidBack })
  })
}

/** Refuses a reservation that the restaurant has not answered, in the same way. The caller holds its lock. */
export async function refuseUnanswered(tx: Database, row: ReservationRow, nowMs: number): Promise<void> {
  const { message } = row
  const { decided, isPaidBack } = await decide(tx, row, { status: 'refused', message, endReason: 'unanswered' }, nowMs)
  const venue = await venueRow(tx, row.restaurantId, row.venueId)
  if (venue) await notifyUnanswered(tx, decided, { venue, nowMs, isPaidBack })
}

type Change = Pick<ReservationRow, 'message' | 'endReason'> & { readonly status: ReservationDecision }

async function decide(tx: Database, row: ReservationRow, change: Change, nowMs: number) {
  const key = { restaurantId: row.restaurantId, id: row.id }
  const isEnd = change.status !== 'confirmed'
  // Seats of a no-show are free already.
  if (isEnd && row.attendance !== 'noShow') await releaseSlot(tx, slotOf(row), row.people)
  const decided = await changeReservation(tx, key, { ...change, waitsSince: null })
  const isPaidBack = isEnd && (await refundPaidPayments(tx, { ...key, kind: 'reservation' }, nowMs))
  return { decided, isPaidBack }
}

function isOpenTo(decision: ReservationDecision, { status }: ReservationRow): boolean {
  return status === 'waiting' || (status === 'confirmed' && decision === 'cancelled')
}
