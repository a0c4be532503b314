import type * as z from 'zod/mini'

import type { reservation } from '#desk/contract/reservations.ts'
import { problemOf, stuckPayments } from '#server/payments/stuck-payments.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { ReservationRow } from '#server/reservations/reservation-queries.ts'
import { venueRowsOf } from '#server/venues/venue-queries.ts'
import type { Id } from '#src/contract/values.ts'
import { mayBeCancelled } from '#src/domain/reservations/reservation-state.ts'

import { venueForStaff, venueOf } from './venue-for-staff.ts'

/** Reservations of a restaurant as the desk lists them. */
export async function shownToStaff(
  db: Database,
  restaurantId: Id<'Restaurant'>,
  rows: readonly ReservationRow[],
): Promise<z.input<typeof reservation>[]> {
  const known = await venueRowsOf(db, restaurantId)
  const venues = known.map(venueForStaff)
  const zones = new Map(known.map(({ id, timeZone }) => [id, timeZone]))
  const stuck = await stuckPayments(db, restaurantId)
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    endReason: row.endReason,
    venue: { ...venueOf(row.venueId, venues), timeZone: zones.get(row.venueId) ?? 'UTC' },
    startsAt: row.startsAt,
    people: row.people,
    guest: {
      name: row.name,
      phone: row.phone || null,
      email: row.email || null,
      isCustomer: row.accountId !== null,
    },
    notes: row.notes,
    message: row.message,
    // A refused or cancelled reservation has given it back; what went wrong with that is its problem.
    depositCents: row.paymentStatus === 'paid' && mayBeCancelled(row) ? row.deposit : null,
    depositProblem: problemOf(stuck, 'reservation', row.id),
    createdAt: row.createdAt.toISOString(),
    isWalkIn: row.walkInKey !== null,
    attendance: row.attendance,
  }))
}
