import { and, eq, sql } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { slotBookings } from '#server/platform/db/schema/slot-tables.ts'
import type { Id, LocalDateTime } from '#src/contract/values.ts'

import type { SeatPool, Wish } from './seat-pool.ts'
import { hasSeats, lockSeats, seatPoolOf } from './seat-pool.ts'
import type { Timetable } from './timetable-slots.ts'

export type MissingCapacity = 'slot-full' | 'not-enough-seats'

/**
 * Books one order and its seats in a slot, or answers which capacity is missing. The row stays locked until the
 * transaction ends, so two orders cannot take the last place or seat.
 */
export async function bookSlot(
  db: Database,
  timetable: Timetable,
  booking: NewBooking,
): Promise<MissingCapacity | null> {
  const { restaurantId, id: timetableId } = timetable
  const { slotStart, seats, instead } = booking
  const slot = { restaurantId, timetableId, slotStart }
  const pool = seats > 0 ? await seatPoolOf(db, timetable) : null
  if (pool) await lockSeats(db, pool)
  const wish = { from: slotStart, people: seats, ...(instead !== undefined && { instead }) }
  const lack = lackOf(timetable, await lockSlot(db, slot), seats) ?? (await lackInPool(db, pool, wish))
  if (lack === null) await change(db, slot, { places: 1, seats })
  return lack
}

/**
 * Locks several slots until the transaction ends, always in the order of timetable and start: a transaction that
 * changes more than one slot calls this before the first change, so that no two of them wait for each other.
 */
export async function lockSlots(db: Database, slots: readonly Slot[]): Promise<void> {
  const inOrder = slots.toSorted((a, b) => a.timetableId - b.timetableId || (a.slotStart < b.slotStart ? -1 : 1))
  for (const slot of inOrder) await lockSlot(db, slot)
}

async function lockSlot(db: Database, slot: Slot) {
  const { restaurantId, timetableId, slotStart } = slot
  await db.insert(slotBookings).values({ restaurantId, timetableId, slotStart, taken: 0 }).onConflictDoNothing()
  const [row] = await db.select().from(slotBookings).where(isBooking(slot)).for('update')
  return row ?? free
}

type Slot = {
  readonly restaurantId: Id<'Restaurant'>
  readonly timetableId: Id<'Timetable'>
  readonly slotStart: LocalDateTime
}
type NewBooking = Pick<Slot, 'slotStart'> & {
  /** Seats needed; 0 for orders that are not eaten in, and for orders from a table. */
  readonly seats: number
  /** The reservation that is changed: its seats are free for this booking. */
  readonly instead?: Wish['instead']
}

const free = { taken: 0, seatsTaken: 0 }

/** The capacity a slot lacks for one more order, or null; books nothing. */
export async function missingCapacity(
  db: Database,
  timetable: Timetable,
  { slotStart, seats }: NewBooking,
): Promise<MissingCapacity | null> {
  const { restaurantId, id: timetableId } = timetable
  const [row] = await db.select().from(slotBookings).where(isBooking({ restaurantId, timetableId, slotStart }))
  const lack = lackOf(timetable, row ?? free, seats)
  if (lack !== null || seats === 0) return lack
  return lackInPool(db, await seatPoolOf(db, timetable), { from: slotStart, people: seats })
}

async function lackInPool(db: Database, pool: SeatPool | null, wish: Wish): Promise<MissingCapacity | null> {
  return pool === null || (await hasSeats(db, pool, wish)) ? null : 'not-enough-seats'
}

function lackOf({ capacity, seats: all }: Timetable, { taken, seatsTaken }: typeof free, seats: number) {
  if (taken >= (capacity ?? Infinity)) return 'slot-full' as const
  return seats > 0 && seatsTaken + seats > (all ?? Infinity) ? ('not-enough-seats' as const) : null
}

/**
 * Takes a place and seats of a slot whatever it holds already: staff have said so. The caller holds the seats of the venue
 * (`lockSeats`).
 */
export async function bookBeyond(db: Database, slot: Slot, seats: number): Promise<void> {
  await lockSlot(db, slot)
  await change(db, slot, { places: 1, seats })
}

/** Releases the booking and seats of a refused or cancelled order. */
export function releaseSlot(db: Database, slot: Slot, seats: number): Promise<void> {
  return change(db, slot, { places: -1, seats: -seats })
}

async function change(db: Database, slot: Slot, { places, seats }: { places: number; seats: number }): Promise<void> {
  await db
    .update(slotBookings)
    .set({
      taken: sql`greatest(0, ${slotBookings.taken} + ${places})`,
      seatsTaken: sql`greatest(0, ${slotBookings.seatsTaken} + ${seats})`,
    })
    .where(isBooking(slot))
}

function isBooking({ restaurantId, timetableId, slotStart }: Slot) {
  return and(
    eq(slotBookings.restaurantId, restaurantId),
    eq(slotBookings.timetableId, timetableId),
    eq(slotBookings.slotStart, slotStart),
  )
}
