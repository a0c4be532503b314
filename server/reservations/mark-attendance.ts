import type { Database } from '#server/platform/db/database.ts'
import { lockSeats } from '#server/slots/seat-pool.ts'
import type { MissingCapacity } from '#server/slots/slot-bookings.ts'
import { bookBeyond, bookSlot, releaseSlot } from '#server/slots/slot-bookings.ts'
import { timetableOf } from '#server/slots/slot-queries.ts'
import { venueRow } from '#server/venues/venue-queries.ts'
import type { Attendance } from '#src/domain/reservations/attendance.ts'
import { mayArrive, mayBeNoShow } from '#src/domain/reservations/attendance.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { ReservationKey, ReservationRow } from './reservation-queries.ts'
import { changeReservation, lockReservation, slotOf } from './reservation-queries.ts'

type Marking = {
  readonly attendance: Attendance
  /** Whether guests who come after all are seated though their seats were given to others. */
  readonly isBeyond: boolean
}
type AttendanceRefusal = {
  /** `already-marked`: by another tap or desk, or its time has not come. */
  readonly reason: 'unknown-reservation' | 'already-marked' | MissingCapacity
}

/**
 * Notes that the guests of a confirmed reservation have come, or have not: then their seats are free, and what they have paid
 * stays. Guests who come after all take seats again [RESV-47, RESV-48].
 */
export async function markAttendance(
  tx: Database,
  key: ReservationKey,
  { attendance, isBeyond }: Marking,
  nowMs: number,
): Promise<Verdict<{ readonly before: ReservationRow }, AttendanceRefusal>> {
  const before = await lockReservation(tx, key)
  const venue = before && (await venueRow(tx, before.restaurantId, before.venueId))
  if (!before || !venue) return refuse({ reason: 'unknown-reservation' })
  const may = attendance === 'arrived' ? mayArrive : mayBeNoShow
  if (!may(before, { timeZone: venue.timeZone, nowMs })) return refuse({ reason: 'already-marked' })
  if (attendance === 'noShow') await releaseSlot(tx, slotOf(before), before.people)
  else if (before.attendance === 'noShow') {
    const lack = await takeSeatsAgain(tx, before, isBeyond)
    if (lack !== null) return refuse({ reason: lack })
  }
  await changeReservation(tx, key, { attendance })
  return accept({ before })
}

async function takeSeatsAgain(tx: Database, row: ReservationRow, isBeyond: boolean): Promise<MissingCapacity | null> {
  const timetable = isBeyond ? null : await timetableOf(tx, row.restaurantId, row.timetableId)
  if (timetable) return bookSlot(tx, timetable, { slotStart: row.startsAt, seats: row.people, instead: row.id })
  // Nothing says any more how many seats there were, or staff seat them all the same.
  await lockSeats(tx, row)
  await bookBeyond(tx, slotOf(row), row.people)
  return null
}
