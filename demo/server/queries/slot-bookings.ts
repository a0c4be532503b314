import { and, eq, gt, lt, sql } from 'drizzle-orm'

import type { Database } from '#demo/server/db/database.ts'
import { slotBookings } from '#demo/server/db/schema/restaurant.ts'
import type { Id, LocalDateTime } from '#src/contract/values.ts'

import type { Timetable } from './slots.ts'

/** Takes one place of a slot; false when it is full. One statement, so that two orders cannot take the last place. */
export async function bookSlot(db: Database, timetable: Timetable, slotStart: LocalDateTime): Promise<boolean> {
  const { restaurantId, id: timetableId, capacity } = timetable
  if (capacity !== null && capacity < 1) return false
  const booked = await db
    .insert(slotBookings)
    .values({ restaurantId, timetableId, slotStart, taken: 1 })
    .onConflictDoUpdate({
      target: [slotBookings.restaurantId, slotBookings.timetableId, slotBookings.slotStart],
      set: { taken: sql`${slotBookings.taken} + 1` },
      ...(capacity === null ? {} : { setWhere: lt(slotBookings.taken, capacity) }),
    })
    .returning({ taken: slotBookings.taken })
  return booked.length > 0
}

type Booking = {
  readonly restaurantId: Id<'Restaurant'>
  readonly timetableId: Id<'Timetable'>
  readonly slotStart: LocalDateTime
}

export async function isSlotFull(db: Database, timetable: Timetable, slotStart: LocalDateTime): Promise<boolean> {
  if (timetable.capacity === null) return false
  const [row] = await db
    .select()
    .from(slotBookings)
    .where(isBooking({ restaurantId: timetable.restaurantId, timetableId: timetable.id, slotStart }))
  return (row?.taken ?? 0) >= timetable.capacity
}

/** Gives a place back when an order is refused. */
export async function releaseSlot(db: Database, booking: Booking): Promise<void> {
  await db
    .update(slotBookings)
    .set({ taken: sql`${slotBookings.taken} - 1` })
    .where(and(isBooking(booking), gt(slotBookings.taken, 0)))
}

function isBooking({ restaurantId, timetableId, slotStart }: Booking) {
  return and(
    eq(slotBookings.restaurantId, restaurantId),
    eq(slotBookings.timetableId, timetableId),
    eq(slotBookings.slotStart, slotStart),
  )
}
