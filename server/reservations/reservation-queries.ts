import type { SQL } from 'drizzle-orm'
import { and, asc, desc, eq, ne, sql, between } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { aDayAgo, openAndNewest } from '#server/platform/db/open-and-newest.ts'
import { reservations } from '#server/platform/db/schema/reservation-tables.ts'
import type { VenueScope } from '#server/venues/venue-scope.ts'
import { isInScope } from '#server/venues/venue-scope.ts'
import type { Id, LocalDate } from '#src/contract/values.ts'
import { dateBounds } from '#src/domain/time/date-bounds.ts'

export type ReservationRow = typeof reservations.$inferSelect
export type StoredReservationStatus = ReservationRow['status']
/** Names one reservation, as `OrderKey` does an order. */
export type ReservationKey = Pick<ReservationRow, 'restaurantId' | 'id'>
export type NewReservation = Omit<typeof reservations.$inferInsert, 'id'>

/** The slot whose seats a reservation holds. */
export function slotOf({ restaurantId, timetableId, startsAt }: ReservationRow) {
  return { restaurantId, timetableId, slotStart: startsAt }
}

export async function insertReservation(db: Database, values: NewReservation): Promise<ReservationRow> {
  const [row] = await db.insert(reservations).values(values).returning()
  if (!row) throw new Error('Comanda: the reservation was not written.')
  return row
}

function isReservation({ restaurantId, id }: ReservationKey) {
  return and(eq(reservations.restaurantId, restaurantId), eq(reservations.id, id))
}

export async function changeReservation(
  db: Database,
  key: ReservationKey,
  values: Partial<NewReservation>,
): Promise<ReservationRow> {
  const [row] = await db.update(reservations).set(values).where(isReservation(key)).returning()
  if (!row) throw new Error('Comanda: the reservation was not changed.')
  return row
}

export async function reservationRow(db: Database, key: ReservationKey): Promise<ReservationRow | null> {
  const [row] = await db.select().from(reservations).where(isReservation(key))
  return row ?? null
}

/** Since when a reservation waits for its venue; null while its deposit is unpaid, and where nobody has to say yes. */
export function waitsSinceOf({ status }: Pick<ReservationRow, 'status'>, nowMs: number): Date | null {
  return status === 'waiting' ? new Date(nowMs) : null
}

/** The restaurant of a reservation that is named by its number alone; null = there is none. */
export async function restaurantOfReservation(db: Database, id: Id<'Reservation'>): Promise<Id<'Restaurant'> | null> {
  const [row] = await db
    .select({ restaurantId: reservations.restaurantId })
    .from(reservations)
    .where(eq(reservations.id, id))
  return row?.restaurantId ?? null
}

/** Locks a reservation so that two cannot decide it, pay it or change it at once. */
export async function lockReservation(db: Database, key: ReservationKey): Promise<ReservationRow | null> {
  const [row] = await db.select().from(reservations).where(isReservation(key)).for('update')
  return row ?? null
}

export async function reservationOf(
  db: Database,
  accountId: Id<'Account'>,
  key: ReservationKey,
): Promise<ReservationRow | null> {
  const [row] = await db
    .select()
    .from(reservations)
    .where(and(isReservation(key), eq(reservations.accountId, accountId)))
  return row ?? null
}

/** The reservations of a customer, the newest first. */
export function reservationsOf(
  db: Database,
  { restaurantId, id }: { readonly restaurantId: Id<'Restaurant'>; readonly id: Id<'Account'> },
): Promise<ReservationRow[]> {
  return db
    .select()
    .from(reservations)
    .where(and(eq(reservations.restaurantId, restaurantId), eq(reservations.accountId, id)))
    .orderBy(desc(reservations.createdAt), desc(reservations.id))
}

/**
 * Selects the ids of the reservations that the desk lists: all that wait, all that are confirmed and not a day ago, then the
 * newest of the rest; without those whose deposit is unpaid (contract C142).
 */
function listedReservations(scope: VenueScope, nowMs: number): SQL {
  const isOfVenue = isInScope(reservations, scope)
  const isConfirmed = eq(reservations.status, sql.raw("'confirmed'"))
  return openAndNewest({
    open: sql`
      select id from ${reservations} where ${isOfVenue} and ${reservations.waitsSince} is not null
      union all
      select id from ${reservations} where ${isOfVenue} and ${isConfirmed} and ${reservations.startsAt} > ${aDayAgo(nowMs)}`,
    newest: sql`select id from ${reservations} where ${isOfVenue} and ${ne(reservations.status, 'new')} order by id desc`,
  })
}

/** The reservations that the desk lists, the newest first; read by indexes that are led by the restaurant. */
export function reservationsForStaff(db: Database, scope: VenueScope, nowMs: number) {
  return db
    .select()
    .from(reservations)
    .where(sql`${reservations.id} in (${listedReservations(scope, nowMs)})`)
    .orderBy(desc(reservations.id))
}

/** The reservations of a day at a venue by their time, those too whose deposit is not paid yet. */
export function reservationsOfDay(
  db: Database,
  { restaurantId, venueId }: Pick<ReservationRow, 'restaurantId' | 'venueId'>,
  date: LocalDate,
): Promise<ReservationRow[]> {
  const within = dateBounds(date)
  return db
    .select()
    .from(reservations)
    .where(
      and(
        eq(reservations.restaurantId, restaurantId),
        eq(reservations.venueId, venueId),
        between(reservations.startsAt, within.first, within.last),
      ),
    )
    .orderBy(asc(reservations.startsAt), asc(reservations.id))
}

/** The same as rows of a desk's version: their ids, and those of the newest whose deposit is not paid yet. */
export function watchedReservations(restaurantId: Id<'Restaurant'>, nowMs: number): SQL {
  const ofAll = { restaurantId, venueId: null }
  return sql`
    (${listedReservations(ofAll, nowMs)}) union
    (select id from ${reservations} where ${isInScope(reservations, ofAll)} order by id desc limit 100)`
}
