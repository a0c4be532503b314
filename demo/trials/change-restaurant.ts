import { and, eq, sql } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { paymentModes } from '#server/platform/db/schema/checkout-tables.ts'
import { news } from '#server/platform/db/schema/content-tables.ts'
import { ingredients, products, stock } from '#server/platform/db/schema/menu-tables.ts'
import { deliveryCities, servicePoints } from '#server/platform/db/schema/place-tables.ts'
import { restaurants } from '#server/platform/db/schema/restaurant-tables.ts'
import { discountCodes, promotions } from '#server/platform/db/schema/savings-tables.ts'
import { slotBookings, timetables } from '#server/platform/db/schema/slot-tables.ts'
import { closures, serviceConfigs, venues } from '#server/platform/db/schema/venue-tables.ts'
import { restaurantTexts } from '#server/platform/texts/localized.ts'
import type { OrderType, ServiceType } from '#src/contract/service-type.ts'
import type { Id, LocalDateTime } from '#src/contract/values.ts'

import { multiplyProducts } from './multiply-products.ts'

type Row<T extends { $inferInsert: object }> = Partial<Omit<T['$inferInsert'], 'id' | 'restaurantId' | 'venueId'>>
type RowOfId<T extends { $inferInsert: object }> = { readonly id: number } & Row<T>

/** Changes a test makes to its own restaurant. */
export type RestaurantChanges = {
  /** Maintenance, fair mode, codes, the card … */
  readonly restaurant?: Row<typeof restaurants>
  /** For the venue named by `venueId`, else for all of them. */
  readonly venueId?: number
  /** License, `requiresInvoice`, `showcaseMenuId`, `slotProvider` … */
  readonly venue?: Row<typeof venues>
  /** For the service and the timetables of this type, else for those of every type. */
  readonly type?: ServiceType
  /** Blocks, limits, fixed costs … */
  readonly service?: Row<typeof serviceConfigs>
  /** Hours, lead times, capacity, seats … */
  readonly timetable?: Row<typeof timetables>
  /** A closure from the first day to the last. */
  readonly closure?: Pick<typeof closures.$inferInsert, 'from' | 'to'>
  /** Existing bookings of slots. */
  readonly bookings?: readonly Omit<typeof slotBookings.$inferInsert, 'restaurantId'>[]
  /** Minimum, fee, area, mask of a delivery city. */
  readonly city?: RowOfId<typeof deliveryCities>
  readonly servicePoint?: RowOfId<typeof servicePoints>
  /** Where a mode is offered, and for which types. */
  readonly paymentMode?: RowOfId<typeof paymentModes>
  readonly stock?: readonly { readonly productId: number; readonly venueId: number; readonly quantity: number }[]
  readonly product?: RowOfId<typeof products>
  /** How many times as many products it has afterwards. */
  readonly productTimes?: number
  readonly ingredient?: RowOfId<typeof ingredients>
  /** Codes and promotions are changed, or made when there is none of that id. */
  readonly code?: RowOfId<typeof discountCodes>
  readonly promotion?: RowOfId<typeof promotions>
  /** Added, or changed when there is one of that id. */
  readonly news?: readonly RowOfId<typeof news>[]
}

/** Changes a restaurant as its owner would: license, blocks, slots, areas, stock, a product, a code, a promotion. */
export async function changeRestaurant(
  db: Database,
  restaurantId: Id<'Restaurant'>,
  changes: RestaurantChanges,
): Promise<void> {
  const { restaurant, venue } = changes
  const only = changes.venueId as Id<'Venue'> | undefined
  if (restaurant) await db.update(restaurants).set(restaurant).where(eq(restaurants.id, restaurantId))
  if (venue) {
    const where = and(eq(venues.restaurantId, restaurantId), only && eq(venues.id, only))
    await db.update(venues).set(venue).where(where)
  }
  await changeTimes(db, restaurantId, changes)
  for (const [table, change] of [
    [deliveryCities, changes.city],
    [servicePoints, changes.servicePoint],
    [paymentModes, changes.paymentMode],
    [products, changes.product],
  ] as const) {
    if (!change) continue
    const { id, ...row } = change
    await db
      .update(table)
      .set(row)
      .where(and(eq(table.restaurantId, restaurantId), sql`${table.id} = ${id}`))
  }
  if (changes.ingredient) {
    const { id, ...row } = changes.ingredient
    const where = and(eq(ingredients.restaurantId, restaurantId), sql`${ingredients.id} = ${id}`)
    await db.update(ingredients).set(row).where(where)
  }
  if (changes.productTimes) await multiplyProducts(db, restaurantId, changes.productTimes)
  await changeSavings(db, restaurantId, changes)
  await changeNews(db, restaurantId, changes.news ?? [])
  for (const { productId, venueId, quantity } of changes.stock ?? []) {
    await db
      .insert(stock)
      .values({ restaurantId, productId: productId as Id<'Product'>, venueId: venueId as Id<'Venue'>, quantity })
      .onConflictDoUpdate({ target: [stock.restaurantId, stock.productId, stock.venueId], set: { quantity } })
  }
}

async function changeTimes(
  db: Database,
  restaurantId: Id<'Restaurant'>,
  { type, service, timetable, closure, bookings = [], ...changes }: RestaurantChanges,
): Promise<void> {
  const only = changes.venueId as Id<'Venue'> | undefined
  for (const [table, row] of [
    [serviceConfigs, service],
    [timetables, timetable],
  ] as const) {
    const where = and(
      eq(table.restaurantId, restaurantId),
      only && eq(table.venueId, only),
      type && eq(table.type, type),
    )
    if (row) await db.update(table).set(row).where(where)
  }
  if (closure) {
    const where = and(eq(venues.restaurantId, restaurantId), only && eq(venues.id, only))
    const closed = await db.select({ venueId: venues.id }).from(venues).where(where)
    const [known] = await db
      .select({ last: sql<number>`coalesce(max(${closures.id}), 0)::int` })
      .from(closures)
      .where(eq(closures.restaurantId, restaurantId))
    const first = (known?.last ?? 0) + 1
    const messages = restaurantTexts({ it: 'Chiuso', en: 'Closed', de: 'Geschlossen', fr: 'Fermé', es: 'Cerrado' })
    await db
      .insert(closures)
      .values(closed.map(({ venueId }, index) => ({ ...closure, restaurantId, venueId, id: first + index, messages })))
  }
  for (const booking of bookings) {
    await db
      .insert(slotBookings)
      .values({ ...booking, restaurantId })
      .onConflictDoUpdate({
        target: [slotBookings.restaurantId, slotBookings.timetableId, slotBookings.slotStart],
        set: booking,
      })
  }
}

/**
 * A new code takes one euro off a take-away order; a new promotion gives a point for each euro, and nothing for points.
 */
async function changeSavings(
  db: Database,
  restaurantId: Id<'Restaurant'>,
  { code, promotion }: RestaurantChanges,
): Promise<void> {
  if (code) {
    const orderTypes: OrderType[] = ['takeAway']
    const made = { name: `CODE${code.id}`, kind: 'amount', value: 1, orderTypes, position: code.id } as const
    const row = { ...code, id: code.id as Id<'DiscountCode'>, restaurantId }
    await db
      .insert(discountCodes)
      .values({ ...made, ...row })
      .onConflictDoUpdate({ target: [discountCodes.restaurantId, discountCodes.id], set: row })
  }
  if (promotion) {
    const made = { mode: 1, scoring: 'amountSpent', amountPerPoint: 1 } as const
    const row = { ...promotion, id: promotion.id as Id<'Promotion'>, restaurantId }
    await db
      .insert(promotions)
      .values({ ...made, ...row })
      .onConflictDoUpdate({ target: [promotions.restaurantId, promotions.id], set: row })
  }
}

/** By default an item is of noon on 1 March 2026 and shown at all venues. */
async function changeNews(
  db: Database,
  restaurantId: Id<'Restaurant'>,
  items: NonNullable<RestaurantChanges['news']>,
): Promise<void> {
  for (const item of items) {
    const createdAt = '2026-03-01 12:00:00' as LocalDateTime
    const made = { createdAt, titles: restaurantTexts(`News ${item.id}`), bodies: restaurantTexts('Come in.') }
    const row = { ...item, id: item.id as Id<'News'>, restaurantId }
    await db
      .insert(news)
      .values({ ...made, ...row })
      .onConflictDoUpdate({ target: [news.restaurantId, news.id], set: row })
  }
}
