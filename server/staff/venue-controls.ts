import { and, asc, eq } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { stock } from '#server/platform/db/schema/menu-tables.ts'
import { restaurants, serviceConfigs } from '#server/platform/db/schema/restaurant-tables.ts'
import { timetables } from '#server/platform/db/schema/slot-tables.ts'
import { venueRowsOf } from '#server/venues/venue-queries.ts'
import type { ServiceType } from '#src/contract/service-type.ts'
import type { Id } from '#src/contract/values.ts'
import { inServiceOrder } from '#src/domain/services/order-type.ts'

import type { DeskScope } from './desk-member.ts'
import { serviceNamesAtDesk } from './desk-names.ts'
import { lockEditing } from './editing/lock-editing.ts'

/** The controls of the desk: the whole restaurant, the order types of the venues and slot capacities. */
export async function controlsOf(db: Database, { restaurantId, ...scope }: DeskScope) {
  const [restaurant] = await db.select().from(restaurants).where(eq(restaurants.id, restaurantId))
  const configs = await db.select().from(serviceConfigs).where(eq(serviceConfigs.restaurantId, restaurantId))
  const times = await db
    .select()
    .from(timetables)
    .where(eq(timetables.restaurantId, restaurantId))
    .orderBy(asc(timetables.from), asc(timetables.id))
  const rows = await venueRowsOf(db, restaurantId)
  const shown = rows.filter(({ id }) => scope.venueId === null || id === scope.venueId)
  const venues = shown.map(({ id, name }) => {
    const own = configs.filter(({ venueId }) => venueId === id)
    return {
      id,
      name,
      services: inServiceOrder(own.map(({ type }) => type)).map((type) => ({
        type,
        name: serviceNamesAtDesk[type],
        isActive: own.some((config) => config.type === type && config.isActive),
        isBlocked: own.some((config) => config.type === type && config.isBlocked),
      })),
      timetables: times
        .filter(({ venueId }) => venueId === id)
        .map(({ id: timetableId, type, from, to, capacity }) => ({
          id: timetableId,
          type,
          name: serviceNamesAtDesk[type],
          from,
          to,
          capacity,
        })),
    }
  })
  return { isUnderMaintenance: restaurant?.isUnderMaintenance ?? false, venues }
}

/** Closes the whole restaurant, or opens it again; answers whether it was closed. */
export async function setMaintenance(
  tx: Database,
  id: Id<'Restaurant'>,
  isUnderMaintenance: boolean,
): Promise<boolean> {
  await lockEditing(tx, id)
  const isRestaurant = eq(restaurants.id, id)
  const [before] = await tx.select({ isClosed: restaurants.isUnderMaintenance }).from(restaurants).where(isRestaurant)
  await tx.update(restaurants).set({ isUnderMaintenance }).where(isRestaurant)
  return before?.isClosed ?? false
}

type ServiceOfVenue = {
  readonly restaurantId: Id<'Restaurant'>
  readonly venueId: Id<'Venue'>
  readonly type: ServiceType
}

/** Pauses an order type of a venue, or resumes it (`f_forza_blocco`); answers whether it was paused, null = there is none. */
export async function setBlocked(
  tx: Database,
  { restaurantId, venueId, type }: ServiceOfVenue,
  isBlocked: boolean,
): Promise<boolean | null> {
  const isService = and(
    eq(serviceConfigs.restaurantId, restaurantId),
    eq(serviceConfigs.venueId, venueId),
    eq(serviceConfigs.type, type),
  )
  const [before] = await tx
    .select({ isBlocked: serviceConfigs.isBlocked })
    .from(serviceConfigs)
    .where(isService)
    .for('update')
  if (!before) return null
  await tx.update(serviceConfigs).set({ isBlocked }).where(isService)
  return before.isBlocked
}

type TimetableOfRestaurant = { readonly restaurantId: Id<'Restaurant'>; readonly id: Id<'Timetable'> }

/** Sets the orders a slot takes, null = unlimited; existing bookings stay. Answers what it took. */
export async function setCapacity(
  tx: Database,
  { restaurantId, id }: TimetableOfRestaurant,
  capacity: number | null,
): Promise<number | null> {
  // It is a field of the form of the slots too.
  await lockEditing(tx, restaurantId)
  const isTimetable = and(eq(timetables.restaurantId, restaurantId), eq(timetables.id, id))
  const [before] = await tx.select({ capacity: timetables.capacity }).from(timetables).where(isTimetable)
  await tx.update(timetables).set({ capacity }).where(isTimetable)
  return before?.capacity ?? null
}

type ProductAtVenue = {
  readonly restaurantId: Id<'Restaurant'>
  readonly venueId: Id<'Venue'>
  readonly productId: Id<'Product'>
}

/** Sets the stock of a product at a venue: 0 = sold out, null = unlimited. Answers what was left. */
export async function setStock(tx: Database, place: ProductAtVenue, quantity: number | null): Promise<number | null> {
  const { restaurantId, venueId, productId } = place
  const isIt = and(eq(stock.restaurantId, restaurantId), eq(stock.venueId, venueId), eq(stock.productId, productId))
  // Orders take from it meanwhile.
  const [before] = await tx.select({ quantity: stock.quantity }).from(stock).where(isIt).for('update')
  if (quantity === null) await tx.delete(stock).where(isIt)
  else
    await tx
      .insert(stock)
      .values({ ...place, quantity })
      .onConflictDoUpdate({ target: [stock.restaurantId, stock.productId, stock.venueId], set: { quantity } })
  return before?.quantity ?? null
}
