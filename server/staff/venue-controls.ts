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
        isActive: own.some((config) => config.type === type && config.isActive),
        isBlocked: own.some((config) => config.type === type && config.isBlocked),
      })),
      timetables: times
        .filter(({ venueId }) => venueId === id)
        .map(({ id: timetableId, type, from, to, capacity }) => ({ id: timetableId, type, from, to, capacity })),
    }
  })
  return { isUnderMaintenance: restaurant?.isUnderMaintenance ?? false, venues }
}

/** Closes the whole restaurant, or opens it again. */
export async function setMaintenance(db: Database, id: Id<'Restaurant'>, isUnderMaintenance: boolean): Promise<void> {
  await db.update(restaurants).set({ isUnderMaintenance }).where(eq(restaurants.id, id))
}

type ServiceOfVenue = {
  readonly restaurantId: Id<'Restaurant'>
  readonly venueId: Id<'Venue'>
  readonly type: ServiceType
}

/** Pauses an order type of a venue, or resumes it (`f_forza_blocco`). */
export async function setBlocked(
  db: Database,
  { restaurantId, venueId, type }: ServiceOfVenue,
  isBlocked: boolean,
): Promise<boolean> {
  const changed = await db
    .update(serviceConfigs)
    .set({ isBlocked })
    .where(
      and(
        eq(serviceConfigs.restaurantId, restaurantId),
        eq(serviceConfigs.venueId, venueId),
        eq(serviceConfigs.type, type),
      ),
    )
    .returning()
  return changed.length > 0
}

type TimetableOfRestaurant = { readonly restaurantId: Id<'Restaurant'>; readonly id: Id<'Timetable'> }

/** Sets the orders a slot takes, null = unlimited; existing bookings stay. */
export async function setCapacity(
  db: Database,
  { restaurantId, id }: TimetableOfRestaurant,
  capacity: number | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    // It is a field of the form of the slots too.
    await lockEditing(tx, restaurantId)
    await tx
      .update(timetables)
      .set({ capacity })
      .where(and(eq(timetables.restaurantId, restaurantId), eq(timetables.id, id)))
  })
}

type ProductAtVenue = {
  readonly restaurantId: Id<'Restaurant'>
  readonly venueId: Id<'Venue'>
  readonly productId: Id<'Product'>
}

/** Sets the stock of a product at a venue: 0 = sold out, null = unlimited. */
export async function setStock(db: Database, place: ProductAtVenue, quantity: number | null): Promise<void> {
  const { restaurantId, venueId, productId } = place
  if (quantity === null) {
    await db
      .delete(stock)
      .where(and(eq(stock.restaurantId, restaurantId), eq(stock.venueId, venueId), eq(stock.productId, productId)))
    return
  }
  await db
    .insert(stock)
    .values({ ...place, quantity })
    .onConflictDoUpdate({ target: [stock.restaurantId, stock.productId, stock.venueId], set: { quantity } })
}
