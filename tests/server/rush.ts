import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'

import type { Database } from '#demo/server/db/database.ts'
import { stock } from '#demo/server/db/schema/menu.ts'
import { slotBookings } from '#demo/server/db/schema/restaurant.ts'
import { orders } from '#demo/server/db/schema/trade.ts'
import { createOrder } from '#src/contract/order.ts'
import type { Id } from '#src/contract/values.ts'
import { id } from '#tests/support/builders.ts'

import type { aDiner } from './diner.ts'
import { anOrder, statusOf, tiramisu } from './diner.ts'

type Diner = Awaited<ReturnType<typeof aDiner>>

/** 50 diners order at the same moment, every second one with two dishes in the other sequence of lines. */
export async function rushFor(diners: readonly Diner[]): Promise<string[]> {
  const requests = await Promise.all(
    diners.map(({ api }, index) => {
      const dishes = [{ id: tiramisu }, { id: 803 }]
      return anOrder(api, { dishes: index % 2 === 0 ? dishes : dishes.toReversed() })
    }),
  )
  const outcomes = diners.map(({ api }, index) => {
    const request = requests[index]
    if (!request) throw new Error('Every diner has an order.')
    return statusOf(api.call(createOrder, request, { idempotencyKey: randomUUID() }))
  })
  return (await Promise.all(outcomes)).map(String)
}

/** The last ten portions are sold ten times, and nothing else was taken. */
export async function expectTenSold(db: Database, restaurantId: Id<'Restaurant'>, outcomes: readonly string[]) {
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(10)
  expect(outcomes.filter((outcome) => outcome === 'PRODUCT_NOT_AVAILABLE')).toHaveLength(outcomes.length - 10)
  const left = (productId: number) =>
    db
      .select({ quantity: stock.quantity })
      .from(stock)
      .where(
        and(
          eq(stock.restaurantId, restaurantId),
          eq(stock.productId, id<'Product'>(productId)),
          eq(stock.venueId, id<'Venue'>(11)),
        ),
      )
  expect(await left(tiramisu)).toEqual([{ quantity: 0 }])
  expect(await left(803)).toEqual([{ quantity: 90 }])
  expect(await db.select().from(orders).where(eq(orders.restaurantId, restaurantId))).toHaveLength(10)
  const [booking] = await db.select().from(slotBookings).where(eq(slotBookings.restaurantId, restaurantId))
  expect(booking?.taken).toBe(10)
}

export const lastTen = {
  timetable: { capacity: null },
  stock: [
    { productId: tiramisu, venueId: 11, quantity: 10 },
    { productId: 803, venueId: 11, quantity: 100 },
  ],
}
