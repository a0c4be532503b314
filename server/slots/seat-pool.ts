import { and, eq, gt, inArray, lt, notInArray, sql } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import { reservations } from '#server/platform/db/schema/reservation-tables.ts'
import { timetables } from '#server/platform/db/schema/slot-tables.ts'
import { serviceConfigRow, venueRow } from '#server/venues/venue-queries.ts'
import type { ServiceType } from '#src/contract/service-type.ts'
import type { Id, LocalDateTime } from '#src/contract/values.ts'
import type { Seated, StayRule } from '#src/domain/slots/length-of-stay.ts'
import { hasSeatsThroughStay, stayMinutes } from '#src/domain/slots/length-of-stay.ts'
import { addDays, dateOf, weekdayOf } from '#src/domain/time/wall-clock.ts'

import { slotEndOf, slotStartsFrom } from './timetable-slots.ts'

type Timetable = typeof timetables.$inferSelect
type Place = Pick<Timetable, 'restaurantId' | 'venueId'>

/** The seats of a venue where parties stay for a time (decision 90). */
export type SeatPool = Place & {
  readonly rules: readonly StayRule[]
  readonly timetables: readonly Timetable[]
  readonly timeZone: string
}

/** Whoever asks for seats, and the reservation that is changed, whose seats are free for it. */
export type Wish = { readonly from: LocalDateTime; readonly people: number; readonly instead?: Id<'Reservation'> }

/** The seats that this service takes; null = it counts them slot by slot. */
export async function seatPoolOf(
  db: Database,
  place: Place & { readonly type: ServiceType },
): Promise<SeatPool | null> {
  const { restaurantId, venueId, type } = place
  if (type !== 'reservation' && type !== 'eatIn') return null
  const rules = (await serviceConfigRow(db, { restaurantId, venueId, type: 'reservation' }))?.stays ?? []
  if (rules.length === 0) return null
  const isShared = (await serviceConfigRow(db, { restaurantId, venueId, type: 'eatIn' }))?.sharesSeats ?? false
  if (type === 'eatIn' && !isShared) return null
  const types: ServiceType[] = isShared ? ['reservation', 'eatIn'] : ['reservation']
  const rows = await db
    .select()
    .from(timetables)
    .where(
      and(eq(timetables.restaurantId, restaurantId), eq(timetables.venueId, venueId), inArray(timetables.type, types)),
    )
  const venue = await venueRow(db, restaurantId, venueId)
  return venue && { restaurantId, venueId, rules, timetables: rows, timeZone: venue.timeZone }
}

/**
 * Lets one transaction at a time take seats of a venue, until it ends: the stays of two parties may overlap though their slots
 * are not the same. Comes before the locks of slots.
 */
export async function lockSeats(db: Database, { restaurantId, venueId }: Place): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`seats ${restaurantId} ${venueId}`}))`)
}

/** Answers for parties who come within these moments whether there are seats for as long as they stay. */
export async function seatsWithin(
  db: Database,
  pool: SeatPool,
  { first, last, instead }: { first: LocalDateTime; last: LocalDateTime; instead?: Wish['instead'] },
): Promise<(party: Omit<Wish, 'instead'>) => boolean> {
  const others = (await partiesWithin(db, pool, { first, last }))
    .filter(({ reservationId }) => reservationId === null || reservationId !== instead)
    .map((party) => seatedAs(pool, party))
  return (party) => hasSeatsThroughStay(seatedAs(pool, party), others, (moment) => seatsAt(pool, moment))
}

/** For how long a party has its seats. */
function seatedAs({ rules, timeZone }: SeatPool, { from, people }: Omit<Wish, 'instead'>): Seated {
  return { from, people, to: slotEndOf({ stepMinutes: stayMinutes(rules, people) }, from, timeZone) }
}

/** Who may be seated at some time between these moments. */
function partiesWithin(
  db: Database,
  pool: SeatPool,
  { first, last }: { readonly first: LocalDateTime; readonly last: LocalDateTime },
): Promise<Party[]> {
  const longest = Math.max(...pool.rules.map(({ minutes }) => minutes))
  return partiesOf(db, pool, {
    after: slotEndOf({ stepMinutes: -longest }, first, pool.timeZone),
    before: slotEndOf({ stepMinutes: longest }, last, pool.timeZone),
  })
}

/** People at their seats at a moment, how many of them eat what they have ordered, and the seats; `Infinity` = no limit. */
export type SeatedAt = { readonly people: number; readonly eatIn: number; readonly seats: number }

/** Answers who sits at a moment of some days. */
export async function seatedWithin(
  db: Database,
  pool: SeatPool,
  days: { readonly first: LocalDateTime; readonly last: LocalDateTime },
): Promise<(moment: LocalDateTime) => SeatedAt> {
  const parties = (await partiesWithin(db, pool, days)).map((party) => ({ ...party, ...seatedAs(pool, party) }))
  return (moment) => {
    const here = parties.filter(({ from, to }) => from <= moment && moment < to)
    const eating = here.filter(({ reservationId }) => reservationId === null)
    return { people: peopleOf(here), eatIn: peopleOf(eating), seats: seatsAt(pool, moment) }
  }
}

function peopleOf(parties: readonly Pick<Party, 'people'>[]): number {
  return parties.reduce((sum, { people }) => sum + people, 0)
}

/** Whether a party finds seats for as long as it stays. */
export async function hasSeats(db: Database, pool: SeatPool, { from, people, instead }: Wish): Promise<boolean> {
  const within = { first: from, last: from, ...(instead !== undefined && { instead }) }
  return (await seatsWithin(db, pool, within))({ from, people })
}

/**
 * The seats there are at a moment: those of the timetables that run then, of each service together. Services that share them
 * say the same number, else the larger one counts; one without a number has no limit of its own.
 */
function seatsAt(pool: SeatPool, moment: LocalDateTime): number {
  const sums = ['reservation', 'eatIn'].flatMap((type) => {
    const running = pool.timetables.filter((row) => row.type === type && isRunning(row, moment, pool.timeZone))
    const seats = running.map((row) => row.seats ?? Infinity)
    const sum = seats.reduce((all, one) => all + one, 0)
    return running.length > 0 && Number.isFinite(sum) ? [sum] : []
  })
  return sums.length > 0 ? Math.max(...sums) : Infinity
}

/** From its first slot until the end of its last one, on its weekdays; after midnight too, where it began the evening before. */
function isRunning(row: Timetable, moment: LocalDateTime, timeZone: string): boolean {
  const today = dateOf(moment)
  return [addDays(today, -1), today]
    .filter((day) => row.weekdays.includes(weekdayOf(day)))
    .some((day) => {
      const [first, last] = [slotStartsFrom(day, row)[0], slotStartsFrom(day, row).at(-1)]
      return first !== undefined && last !== undefined && first <= moment && moment < slotEndOf(row, last, timeZone)
    })
}

type Party = {
  readonly from: LocalDateTime
  readonly people: number
  /** Null: an order. */
  readonly reservationId: Id<'Reservation'> | null
}
type Bounds = { readonly after: LocalDateTime; readonly before: LocalDateTime }

/** Who has seats: reservations, without no-shows, and orders where they share them, that were neither refused nor cancelled. */
async function partiesOf(db: Database, pool: SeatPool, { after, before }: Bounds): Promise<Party[]> {
  const { restaurantId, venueId } = pool
  const booked = await db
    .select({ from: reservations.startsAt, people: reservations.people, reservationId: reservations.id })
    .from(reservations)
    .where(
      and(
        eq(reservations.restaurantId, restaurantId),
        eq(reservations.venueId, venueId),
        gt(reservations.startsAt, after),
        lt(reservations.startsAt, before),
        notInArray(reservations.status, ['refused', 'cancelled']),
        sql`${reservations.attendance} is distinct from 'noShow'`,
      ),
    )
  if (!pool.timetables.some(({ type }) => type === 'eatIn')) return booked
  const eating = await db
    .select({ from: orders.slotStart, people: orders.people })
    .from(orders)
    .where(
      and(
        eq(orders.restaurantId, restaurantId),
        eq(orders.venueId, venueId),
        eq(orders.orderType, 'eatIn'),
        gt(orders.slotStart, after),
        lt(orders.slotStart, before),
        notInArray(orders.status, ['refused', 'cancelled']),
        eq(orders.isTest, false),
      ),
    )
  return [...booked, ...eating.map(({ from, people }) => ({ from, people: people ?? 0, reservationId: null }))]
}
