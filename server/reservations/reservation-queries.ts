import { and, desc, eq, ne } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { reservations } from '#server/platform/db/schema/reservation-tables.ts'
import type { VenueScope } from '#server/venues/venue-scope.ts'
import { isInScope } from '#server/venues/venue-scope.ts'
import type { Id } from '#src/contract/values.ts'

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

const howMany = 100

/** Reservations for the staff desk, newest first, without those whose deposit is unpaid (contract C142). */
export function reservationsForStaff(db: Database, scope: VenueScope) {
  return db
    .select()
    .from(reservations)
    .where(and(isInScope(reservations, scope), ne(reservations.status, 'new')))
    .orderBy(desc(reservations.id))
    .limit(howMany)
}
