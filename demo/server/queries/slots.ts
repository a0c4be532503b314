import { and, asc, eq, gte, lte } from 'drizzle-orm'

import type { Database } from '#demo/server/db/database.ts'
import { closures, slotBookings, timetables } from '#demo/server/db/schema/restaurant.ts'
import { slotTimesOf } from '#demo/server/slot-times.ts'
import type { ServiceType } from '#src/contract/service-type.ts'
import type { TimeSlot } from '#src/contract/shift.ts'
import type { Id, LocalDate, LocalDateTime } from '#src/contract/values.ts'
import { isSlotOffered, slotStart } from '#src/domain/slots/slot-times.ts'
import { addDays, wallClock, weekdayOf } from '#src/domain/time/wall-clock.ts'

import type { VenueRow } from './venues.ts'

export type Timetable = typeof timetables.$inferSelect
type Closed = Pick<typeof closures.$inferSelect, 'from' | 'to'>

export type SlotSearch = {
  readonly venue: Pick<VenueRow, 'restaurantId' | 'id' | 'timeZone'>
  readonly type: ServiceType
  readonly nowMs: number
}
export type DaySlots = { readonly date: LocalDate; readonly slots: TimeSlot[] }

/** The slots of some days that can still be ordered for: not closed, not full, not too near (rulings: slots "from now"). */
export async function offeredSlots(db: Database, search: SlotSearch, dates: readonly LocalDate[]): Promise<DaySlots[]> {
  const { venue, type } = search
  const [first, last] = [dates[0], dates.at(-1)]
  if (!first || !last) return []
  const ofVenue = { restaurantId: venue.restaurantId, venueId: venue.id }
  const rows = await db
    .select()
    .from(timetables)
    .where(
      and(eq(timetables.restaurantId, venue.restaurantId), eq(timetables.venueId, venue.id), eq(timetables.type, type)),
    )
    .orderBy(asc(timetables.from))
  const closed = await closuresBetween(db, ofVenue, { first, last })
  const taken = await takenBetween(db, venue.restaurantId, { first, last })
  return dates.map((date) => ({
    date,
    slots: rows
      .flatMap((row) => slotsOf(row, date, { search, closed, taken }))
      .sort((a, b) => (a.from < b.from ? -1 : 1)),
  }))
}

type Known = {
  readonly search: SlotSearch
  readonly closed: readonly Closed[]
  readonly taken: ReadonlyMap<string, number>
}

function slotsOf(row: Timetable, date: LocalDate, { search, closed, taken }: Known): TimeSlot[] {
  if (!isOpenOn(row, date, closed)) return []
  const { id: timetableId, menuId, capacity, leadMinutes } = row
  const earliest = wallClock(search.nowMs + leadMinutes * 60_000, search.venue.timeZone)
  return slotTimesOf(row)
    .map((from) => ({ from, to: null, timetableId, menuId, deliveryCityIds: [] }))
    .filter((slot) => {
      const isFull = capacity !== null && (taken.get(`${timetableId} ${slotStart(date, slot)}`) ?? 0) >= capacity
      return !isFull && isSlotOffered(date, slot, earliest)
    })
}

/** The next days, today in the venue's zone first. */
export function nextDays({ venue, nowMs }: SlotSearch, count: number): LocalDate[] {
  const today = wallClock(nowMs, venue.timeZone).slice(0, 10) as LocalDate
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
  return new Map(rows.map((row) => [`${row.timetableId} ${row.slotStart}`, row.taken]))
}
