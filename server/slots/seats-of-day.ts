import type { Database } from '#server/platform/db/database.ts'
import type { LocalDate, LocalDateTime } from '#src/contract/values.ts'
import { slotNow } from '#src/domain/slots/slot-now.ts'
import { dateBounds } from '#src/domain/time/date-bounds.ts'
import { steadyClock } from '#src/domain/time/steady-clock.ts'
import { dateOf } from '#src/domain/time/wall-clock.ts'

import type { SeatedAt } from './seat-pool.ts'
import { seatedWithin, seatPoolOf } from './seat-pool.ts'
import { slotStartsOn } from './slot-days.ts'
import type { SlotSearch } from './slot-queries.ts'
import { openDays, takenBetween, timetablesOf } from './slot-queries.ts'
import type { Timetable } from './timetable-slots.ts'
import { slotEndOf } from './timetable-slots.ts'

type SlotVenue = SlotSearch['venue']

/** The seats of a venue at the start of a slot; `seats` null = no limit. */
export type SlotSeats = {
  readonly startsAt: LocalDateTime
  /** People who have seats then. */
  readonly taken: number
  readonly seats: number | null
  /** Those who eat in what they have ordered ahead: of the same seats (`sharesSeats`) or of their own; null = nobody does. */
  readonly eatIn: { readonly people: number; readonly seats: number | null } | null
}

/** Seats through a day; `sharesSeats`: those who eat in are among the people of a slot. */
export type DaySeats = { readonly sharesSeats: boolean; readonly slots: readonly SlotSeats[] }

/**
 * The seats of a day, slot by slot as reservations are offered; other times of that day too at which seats are taken, or that
 * are `also` asked for. Where parties stay for a time those who came before count, else those of the slot alone.
 */
export async function seatsOfDay(
  db: Database,
  venue: SlotVenue,
  { date, also }: { readonly date: LocalDate; readonly also: readonly LocalDateTime[] },
): Promise<DaySeats> {
  const open = await openDays(db, venue, { first: date, last: date })
  const rows = await timetablesOf(db, { venue, type: 'reservation', deliveryCityIds: null })
  const eating = await timetablesOf(db, { venue, type: 'eatIn', deliveryCityIds: null })
  const taken = await takenBetween(db, venue.restaurantId, { first: date, last: date })
  const booked = [...taken.values()].filter(({ seatsTaken }) => seatsTaken > 0)
  const isOf = (all: readonly Timetable[]) =>
    booked.filter(({ timetableId }) => all.some(({ id }) => id === timetableId))
  const offered = rows.flatMap((row) => slotStartsOn(row, date, open).map((start) => ({ row, start })))
  const starts = new Set([
    ...offered.map(({ start }) => start),
    ...isOf([...rows, ...eating]).map(({ slotStart }) => slotStart),
    ...also,
  ])

  const at = (all: readonly Timetable[], start: LocalDateTime) => {
    const here = isOf(all).filter(({ slotStart }) => slotStart === start)
    const serving = all.filter(
      ({ id }) =>
        offered.some((one) => one.row.id === id && one.start === start) || here.some((one) => one.timetableId === id),
    )
    return {
      people: here.reduce((sum, { seatsTaken }) => sum + seatsTaken, 0),
      seats: serving.length === 0 ? Infinity : serving.reduce((sum, { seats }) => sum + (seats ?? Infinity), 0),
    }
  }
  const pool = await seatPoolOf(db, { restaurantId: venue.restaurantId, venueId: venue.id, type: 'reservation' })
  const days = dateBounds(date)
  const seated = pool && (await seatedWithin(db, pool, days))
  const sharesSeats = pool?.timetables.some(({ type }) => type === 'eatIn') ?? false
  const slotAt = (startsAt: LocalDateTime): SlotSeats => {
    const [own, ahead] = [at(rows, startsAt), at(eating, startsAt)]
    const here: SeatedAt = seated?.(startsAt) ?? { ...own, eatIn: 0 }
    const eatIn = sharesSeats
      ? { people: here.eatIn, seats: null }
      : { people: ahead.people, seats: finite(ahead.seats) }
    return { startsAt, taken: here.people, seats: finite(here.seats), eatIn: eatIn.people > 0 ? eatIn : null }
  }
  return { sharesSeats, slots: [...starts].toSorted().map(slotAt) }
}

/** The slot of reservations that guests who come in now belong to, and the timetables that have it; null = there is none today. */
export async function runningSlot(db: Database, venue: SlotVenue, nowMs: number) {
  const now = steadyClock(nowMs, venue.timeZone)
  const date = dateOf(now)
  const open = await openDays(db, venue, { first: date, last: date })
  const rows = await timetablesOf(db, { venue, type: 'reservation', deliveryCityIds: null })
  const slots = rows.flatMap((row) =>
    slotStartsOn(row, date, open).map((start) => ({ row, start, end: slotEndOf(row, start, venue.timeZone) })),
  )
  const start = slotNow(slots, now)
  return start && { start, timetables: slots.filter((slot) => slot.start === start).map(({ row }) => row) }
}

function finite(seats: number): number | null {
  return Number.isFinite(seats) ? seats : null
}
