import { and, asc, eq, gte, lte, between } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { slotBookings, timetables } from '#server/platform/db/schema/slot-tables.ts'
import { closures } from '#server/platform/db/schema/venue-tables.ts'
import { busyMinutesAt } from '#server/venues/busy-minutes.ts'
import type { VenueRow } from '#server/venues/venue-queries.ts'
import { hoursOfVenue } from '#server/venues/venue-queries.ts'
import type { ServiceType } from '#src/contract/service-type.ts'
import type { TimeSlot } from '#src/contract/shift.ts'
import type { Id, LocalDate, LocalDateTime } from '#src/contract/values.ts'
import { destinationOf, isDelivered } from '#src/domain/services/order-type.ts'
import { slotsForCities } from '#src/domain/slots/slot-place.ts'
import { dateBounds } from '#src/domain/time/date-bounds.ts'
import { steadyClock } from '#src/domain/time/steady-clock.ts'
import { addDays, dateOf, timeOf, wallClock } from '#src/domain/time/wall-clock.ts'

import { seatPoolOf, seatsWithin } from './seat-pool.ts'
import type { OpenDays } from './slot-days.ts'
import { dayOfSlot, slotStartsOn } from './slot-days.ts'
import type { Timetable } from './timetable-slots.ts'
import { slotEndOf } from './timetable-slots.ts'

type Taken = Pick<typeof slotBookings.$inferSelect, 'taken' | 'seatsTaken'>

const minuteMs = 60_000

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
  const rows = await withBusyLead(db, await timetablesOf(db, search), search.nowMs)
  const open = await openDays(db, venue, { first, last })
  const taken = await takenBetween(db, venue.restaurantId, { first, last })
  const hasSeat = await seatsOnDays(db, search, { first, last })
  return dates.map((date) => ({
    date,
    slots: withoutRepeats(
      rows
        .flatMap((row) => slotsOf(row, date, { search, open, taken, hasSeat }))
        .toSorted((a, b) => (a.from < b.from ? -1 : 1)),
      search,
    ),
  }))
}

/** Timetables of one way to order, with the minutes that the venue needs more now in their lead time. */
export async function withBusyLead<T extends Timetable>(db: Database, rows: readonly T[], nowMs: number): Promise<T[]> {
  const [first] = rows
  const busy = first ? await busyMinutesAt(db, first, nowMs) : 0
  return rows.map((row) => ({ ...row, leadMinutes: row.leadMinutes + busy }))
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
  readonly open: OpenDays
  readonly taken: ReadonlyMap<string, Taken>
  /** Whether one person finds a seat for as long as one stays. */
  readonly hasSeat: (start: LocalDateTime) => boolean
}

function slotsOf(row: Timetable, date: LocalDate, { search, open, taken, hasSeat }: Known): TimeSlot[] {
  const { id: timetableId, menuId, deliveryCityIds } = row
  const isOffered = offerOf(row, open, search.nowMs)
  return slotStartsOn(row, date, open)
    .filter((start) => isOffered(start) && !isFull(row, taken.get(`${timetableId} ${start}`)) && hasSeat(start))
    .map((start) => ({ from: timeOf(start), to: endOf(row, start, open), timetableId, menuId, deliveryCityIds }))
}

async function seatsOnDays(db: Database, { venue, type }: SlotSearch, { first, last }: Days) {
  const pool = await seatPoolOf(db, { restaurantId: venue.restaurantId, venueId: venue.id, type })
  if (!pool) return () => true
  const days = dateBounds(first, last)
  const hasSeats = await seatsWithin(db, pool, days)
  return (from: LocalDateTime) => hasSeats({ from, people: 1 })
}

function isFull({ capacity, seats }: Timetable, { taken, seatsTaken }: Taken = { taken: 0, seatsTaken: 0 }): boolean {
  return taken >= (capacity ?? Infinity) || seatsTaken >= (seats ?? Infinity)
}

/** Only delivered orders have an end of the slot (contract 2.8). */
function endOf(row: Timetable, start: LocalDateTime, { timeZone }: OpenDays): TimeSlot['to'] {
  return isDelivered(row.type) ? timeOf(slotEndOf(row, start, timeZone)) : null
}

/**
 * Returns a function that says whether a slot is offered: until the lead time begins, in minutes that really pass; for
 * tables the current slot and the later ones of today's service day (contract C108).
 */
export function offerOf(row: Timetable, open: OpenDays, nowMs: number): (start: LocalDateTime) => boolean {
  const { timeZone } = open
  if (destinationOf(row.type) === 'table') {
    const now = steadyClock(nowMs, timeZone)
    const today = dayOfSlot(row, now, open)
    const isOfToday = (start: LocalDateTime) => start <= now || dayOfSlot(row, start, open) === today
    return (start) => slotEndOf(row, start, timeZone) > now && isOfToday(start)
  }
  const minutes = Math.floor(nowMs / minuteMs) + row.leadMinutes
  const earliest = steadyClock(minutes * minuteMs, timeZone)
  return (start) => start >= earliest
}

/** Two timetables may offer the same slot: the first one is kept. */
function withoutRepeats(slots: readonly TimeSlot[], { deliveryCityIds }: SlotSearch): TimeSlot[] {
  const key = ({ from, deliveryCityIds: served }: TimeSlot) =>
    `${from} ${deliveryCityIds === null ? served.join() : ''}`
  const first = new Map(slots.toReversed().map((slot) => [key(slot), slot]))
  return slots.filter((slot) => first.get(key(slot)) === slot)
}

/** For how many days orders and reservations are taken, today included: these are offered, and no others accepted [API-63]. */
export const daysAhead = 7

/** The next days, today in the venue's zone first. */
export function nextDays({ venue, nowMs }: Pick<SlotSearch, 'venue' | 'nowMs'>, count: number): LocalDate[] {
  const today = dateOf(wallClock(nowMs, venue.timeZone))
  return Array.from({ length: count }, (_, index) => addDays(today, index))
}

type Days = { readonly first: LocalDate; readonly last: LocalDate }

/** When a venue is open on these dates: its hours, and the closures of them and of the evening before. */
export async function openDays(
  db: Database,
  { restaurantId, id: venueId, timeZone }: SlotSearch['venue'],
  { first, last }: Days,
): Promise<OpenDays> {
  const found = await db
    .select({ from: closures.from, to: closures.to })
    .from(closures)
    .where(
      and(
        eq(closures.restaurantId, restaurantId),
        eq(closures.venueId, venueId),
        gte(closures.to, addDays(first, -1)),
        lte(closures.from, last),
      ),
    )
  return { timeZone, closures: found, openingHours: await hoursOfVenue(db, restaurantId, venueId) }
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

/** What is booked in slots that begin on these dates, by timetable and start: `111 2026-03-10 20:00:00`. */
export async function takenBetween(db: Database, restaurantId: Id<'Restaurant'>, { first, last }: Days) {
  const within = dateBounds(first, last)
  const rows = await db
    .select()
    .from(slotBookings)
    .where(and(eq(slotBookings.restaurantId, restaurantId), between(slotBookings.slotStart, within.first, within.last)))
  return new Map(rows.map((row) => [`${row.timetableId} ${row.slotStart}`, row]))
}
