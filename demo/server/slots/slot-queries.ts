import { and, asc, eq, gte, lte } from 'drizzle-orm'

import type { Database } from '#demo/server/platform/db/database.ts'
import { closures } from '#demo/server/platform/db/schema/restaurant-tables.ts'
import { slotBookings, timetables } from '#demo/server/platform/db/schema/slot-tables.ts'
import type { VenueRow } from '#demo/server/venues/venue-queries.ts'
import type { ServiceType } from '#src/contract/service-type.ts'
import type { TimeSlot } from '#src/contract/shift.ts'
import type { Id, LocalDate, LocalDateTime } from '#src/contract/values.ts'
import { isDelivered } from '#src/domain/services/order-type.ts'
import { slotsForCities } from '#src/domain/slots/slot-place.ts'
import { isSlotOffered, slotStart } from '#src/domain/slots/slot-times.ts'
import { addDays, dateOf, timeOf, wallClock, weekdayOf } from '#src/domain/time/wall-clock.ts'

import { seatPoolOf, seatsWithin } from './seat-pool.ts'
import { slotEndOf, slotTimesOf } from './timetable-slots.ts'

export type Timetable = typeof timetables.$inferSelect
type Closed = Pick<typeof closures.$inferSelect, 'from' | 'to'>
type Taken = Pick<typeof slotBookings.$inferSelect, 'taken' | 'seatsTaken'>

export type SlotSearch = {
  readonly venue: Pick<VenueRow, 'restaurantId' | 'id' | 'timeZone'>
  readonly type: ServiceType
  readonly nowMs: number
  /** Where slots differ by city: those the order may go to; null = they do not differ, or no city is chosen. */
  readonly deliveryCityIds: readonly Id<'DeliveryCity'>[] | null
}
export type DaySlots = { readonly date: LocalDate; readonly slots: TimeSlot[] }

/**
 * The slots of some days that can still be ordered for: not closed, not full, not too near (rulings "slots from now").
 */
export async function offeredSlots(db: Database, search: SlotSearch, dates: readonly LocalDate[]): Promise<DaySlots[]> {
  const { venue } = search
  const [first, last] = [dates[0], dates.at(-1)]
  if (!first || !last) return []
  const ofVenue = { restaurantId: venue.restaurantId, venueId: venue.id }
  const rows = await timetablesOf(db, search)
  const closed = await closuresBetween(db, ofVenue, { first, last })
  const taken = await takenBetween(db, venue.restaurantId, { first, last })
  const hasSeat = await seatsOnDays(db, search, { first, last })
  return dates.map((date) => ({
    date,
    slots: withoutRepeats(
      rows
        .flatMap((row) => slotsOf(row, date, { search, closed, taken, hasSeat }))
        .toSorted((a, b) => (a.from < b.from ? -1 : 1)),
      search,
    ),
  }))
}

/** The timetables a type is served by at a venue, the earliest first. */
export async function timetablesOf(
  db: Database,
  { venue, type, deliveryCityIds }: Pick<SlotSearch, 'venue' | 'type' | 'deliveryCityIds'>,
): Promise<Timetable[]> {
  const rows = await db
    .select()
    .from(timetables)
    .where(
      and(eq(timetables.restaurantId, venue.restaurantId), eq(timetables.venueId, venue.id), eq(timetables.type, type)),
    )
    .orderBy(asc(timetables.from), asc(timetables.id))
  return deliveryCityIds === null
    ? rows
    : [...slotsForCities(rows, { config: { hasSlotsByCity: true }, deliveryCityIds })]
}

type Known = {
  readonly search: SlotSearch
  readonly closed: readonly Closed[]
  readonly taken: ReadonlyMap<string, Taken>
  /** Whether one person finds a seat for as long as one stays. */
  readonly hasSeat: (start: LocalDateTime) => boolean
}

function slotsOf(row: Timetable, date: LocalDate, { search, closed, taken, hasSeat }: Known): TimeSlot[] {
  if (!isOpenOn(row, date, closed)) return []
  const { id: timetableId, menuId, deliveryCityIds } = row
  return slotTimesOf(row)
    .filter((from) => !isFull(row, taken.get(`${timetableId} ${slotStart(date, { from })}`)))
    .map((from) => ({ from, to: endOf(row, slotStart(date, { from })), timetableId, menuId, deliveryCityIds }))
    .filter((slot) => isStillOffered(row, slotStart(date, slot), search) && hasSeat(slotStart(date, slot)))
}

async function seatsOnDays(db: Database, { venue, type }: SlotSearch, { first, last }: Days) {
  const pool = await seatPoolOf(db, { restaurantId: venue.restaurantId, venueId: venue.id, type })
  if (!pool) return () => true
  const days = { first: `${first} 00:00:00` as LocalDateTime, last: `${last} 23:59:59` as LocalDateTime }
  const hasSeats = await seatsWithin(db, pool, days)
  return (from: LocalDateTime) => hasSeats({ from, people: 1 })
}

function isFull({ capacity, seats }: Timetable, { taken, seatsTaken }: Taken = { taken: 0, seatsTaken: 0 }): boolean {
  return taken >= (capacity ?? Infinity) || seatsTaken >= (seats ?? Infinity)
}

/** Only delivered orders have an end of the slot (contract 2.8). */
function endOf(row: Timetable, start: LocalDateTime): TimeSlot['to'] {
  return isDelivered(row.type) ? timeOf(slotEndOf(row, start)) : null
}

/** True until the lead time begins; for tables the current slot and the later ones of today (contract C108). */
export function isStillOffered(
  row: Pick<Timetable, 'type' | 'stepMinutes' | 'leadMinutes'>,
  start: LocalDateTime,
  { nowMs, venue }: { readonly nowMs: number; readonly venue: Pick<VenueRow, 'timeZone'> },
): boolean {
  if (row.type === 'table') {
    const now = wallClock(nowMs, venue.timeZone)
    return dateOf(start) === dateOf(now) && slotEndOf(row, start) > now
  }
  const earliest = wallClock(nowMs + row.leadMinutes * 60_000, venue.timeZone)
  return isSlotOffered(dateOf(start), { from: timeOf(start) }, earliest)
}

/** Two timetables may offer the same slot: the first one is kept. */
function withoutRepeats(slots: readonly TimeSlot[], { deliveryCityIds }: SlotSearch): TimeSlot[] {
  const key = ({ from, deliveryCityIds: served }: TimeSlot) =>
    `${from} ${deliveryCityIds === null ? served.join() : ''}`
  const first = new Map(slots.toReversed().map((slot) => [key(slot), slot]))
  return slots.filter((slot) => first.get(key(slot)) === slot)
}

/** How many days can be ordered for, today included. */
export const daysAhead = 7

/** The next days, today in the venue's zone first. */
export function nextDays({ venue, nowMs }: Pick<SlotSearch, 'venue' | 'nowMs'>, count: number): LocalDate[] {
  const today = dateOf(wallClock(nowMs, venue.timeZone))
  return Array.from({ length: count }, (_, index) => addDays(today, index))
}

export function isOpenOn(row: Timetable, date: LocalDate, closed: readonly Closed[]): boolean {
  return row.weekdays.includes(weekdayOf(date)) && !closed.some(({ from, to }) => from <= date && date <= to)
}

type Days = { readonly first: LocalDate; readonly last: LocalDate }

export function closuresBetween(
  db: Database,
  { restaurantId, venueId }: { restaurantId: Id<'Restaurant'>; venueId: Id<'Venue'> },
  { first, last }: Days,
): Promise<Closed[]> {
  return db
    .select({ from: closures.from, to: closures.to })
    .from(closures)
    .where(
      and(
        eq(closures.restaurantId, restaurantId),
        eq(closures.venueId, venueId),
        gte(closures.to, first),
        lte(closures.from, last),
      ),
    )
}

export async function timetableOf(
  db: Database,
  restaurantId: Id<'Restaurant'>,
  id: Id<'Timetable'>,
): Promise<Timetable | null> {
  const [row] = await db
    .select()
    .from(timetables)
    .where(and(eq(timetables.restaurantId, restaurantId), eq(timetables.id, id)))
  return row ?? null
}

async function takenBetween(db: Database, restaurantId: Id<'Restaurant'>, { first, last }: Days) {
  const rows = await db
    .select()
    .from(slotBookings)
    .where(
      and(
        eq(slotBookings.restaurantId, restaurantId),
        gte(slotBookings.slotStart, `${first} 00:00:00` as LocalDateTime),
        lte(slotBookings.slotStart, `${last} 23:59:59` as LocalDateTime),
      ),
    )
  return new Map(rows.map((row) => [`${row.timetableId} ${row.slotStart}`, row]))
}
