import { and, eq } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { reservations } from '#server/platform/db/schema/reservation-tables.ts'
import { lockSeats } from '#server/slots/seat-pool.ts'
import { runningSlot } from '#server/slots/seats-of-day.ts'
import type { MissingCapacity } from '#server/slots/slot-bookings.ts'
import { bookBeyond, bookSlot, lockSlots } from '#server/slots/slot-bookings.ts'
import type { Timetable } from '#server/slots/timetable-slots.ts'
import { slotEndOf } from '#server/slots/timetable-slots.ts'
import type { VenueRow } from '#server/venues/venue-queries.ts'
import type { LocalDateTime } from '#src/contract/values.ts'
import { instantOf } from '#src/domain/time/instant.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'
import type { Language } from '#src/options/languages.ts'

import type { ReservationRow } from './reservation-queries.ts'
import { insertReservation } from './reservation-queries.ts'

type WalkIn = {
  readonly people: number
  /** Empty: they were not asked. */
  readonly name: string
  /** Names the tap: the same is seated once. */
  readonly key: string
  /** Whether they are seated though there are not seats enough. */
  readonly isBeyond: boolean
}
type WalkInRefusal = { readonly reason: 'already-seated' | 'no-slot' | MissingCapacity }
type Seating = { readonly venue: VenueRow; readonly language: Language; readonly nowMs: number }

/**
 * Seats guests who come in without a reservation in the slot that runs, by the same booking as reservations: a confirmed one
 * whose guests have arrived, without mail and telephone [RESV-49].
 */
export async function seatWalkIn(
  tx: Database,
  { people, name, key, isBeyond }: WalkIn,
  { venue, language, nowMs }: Seating,
): Promise<Verdict<ReservationRow, WalkInRefusal>> {
  const { restaurantId, id: venueId, timeZone } = venue
  // One tap after the other: the second of two equal ones finds the first.
  await lockSeats(tx, { restaurantId, venueId })
  const isTap = and(eq(reservations.restaurantId, restaurantId), eq(reservations.walkInKey, key))
  if ((await tx.$count(reservations, isTap)) > 0) return refuse({ reason: 'already-seated' })
  const slot = await runningSlot(tx, venue, nowMs)
  if (!slot) return refuse({ reason: 'no-slot' })
  const timetable = await takeSeats(tx, slot, { people, isBeyond })
  if (!timetable.ok) return timetable
  const row = await insertReservation(tx, {
    restaurantId,
    venueId,
    language,
    status: 'confirmed',
    attendance: 'arrived',
    walkInKey: key,
    timetableId: timetable.value.id,
    startsAt: slot.start,
    slotOverAt: new Date(instantOf(slotEndOf(timetable.value, slot.start, timeZone), timeZone)),
    people,
    name,
    phone: '',
    email: '',
    createdAt: new Date(nowMs),
  })
  return accept(row)
}

type Slot = { readonly start: LocalDateTime; readonly timetables: readonly Timetable[] }

/** Takes seats of the first timetable that has them, else of the first one where there may be more than there are. */
async function takeSeats(
  tx: Database,
  { start, timetables }: Slot,
  { people, isBeyond }: Pick<WalkIn, 'people' | 'isBeyond'>,
): Promise<Verdict<Timetable, { readonly reason: MissingCapacity }>> {
  const slotAt = ({ restaurantId, id: timetableId }: Timetable) => ({ restaurantId, timetableId, slotStart: start })
  await lockSlots(tx, timetables.map(slotAt))
  let missing: MissingCapacity = 'slot-full'
  for (const timetable of timetables) {
    const lack = await bookSlot(tx, timetable, { slotStart: start, seats: people })
    if (lack === null) return accept(timetable)
    missing = lack
  }
  const [first] = timetables
  if (!isBeyond || !first) return refuse({ reason: missing })
  await bookBeyond(tx, slotAt(first), people)
  return accept(first)
}
