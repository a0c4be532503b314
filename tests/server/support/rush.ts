import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { stock } from '#server/platform/db/schema/menu-tables.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import { slotBookings } from '#server/platform/db/schema/slot-tables.ts'
import { createOrder } from '#src/contract/order.ts'
import type { Id } from '#src/contract/values.ts'
import { id } from '#tests/support/builders.ts'

import type { aDiner } from './diner.ts'
import { anOrder, statusOf, tiramisu } from './diner.ts'

type Diner = Awaited<ReturnType<typeof aDiner>>

/** Diners order at the same moment, every second one with two dishes in the other sequence of lines. */
export async function rushFor(
  diners: readonly Diner[],
  wish: Parameters<typeof anOrder>[1] = {},
): Promise<(string | null)[]> {
  const [first] = diners
  if (!first) return []
  // What is sent says nothing about who sends it.
  const dishes = [{ id: tiramisu }, { id: 803 }]
  const [straight, reversed] = await Promise.all([
    anOrder(first.api, { ...wish, dishes }),
    anOrder(first.api, { ...wish, dishes: dishes.toReversed() }),
  ])
  const outcomes = diners.map(({ api }, index) =>
    statusOf(api.call(createOrder, index % 2 === 0 ? straight : reversed, { idempotencyKey: randomUUID() })),
  )
  return Promise.all(outcomes)
}

/** What a rush left behind. */
export async function afterRush(db: Database, restaurantId: Id<'Restaurant'>) {
  const left = async (productId: number) => {
    const [row] = await db
      .select()
      .from(stock)
      .where(
        and(
          eq(stock.restaurantId, restaurantId),
          eq(stock.productId, id<'Product'>(productId)),
          eq(stock.venueId, id<'Venue'>(11)),
        ),
      )
    return row?.quantity
  }
  const [booking] = await db.select().from(slotBookings).where(eq(slotBookings.restaurantId, restaurantId))
  return {
    tiramisuLeft: await left(tiramisu),
    otherLeft: await left(803),
    orders: (await db.select().from(orders).where(eq(orders.restaurantId, restaurantId))).length,
    placesTaken: booking?.taken,
  }
}

export const tenSold = { tiramisuLeft: 0, otherLeft: 90, orders: 10, placesTaken: 10 }

/** How often each outcome came up. */
export function tally(outcomes: readonly (string | number | null)[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const outcome of outcomes) counts[String(outcome)] = (counts[String(outcome)] ?? 0) + 1
  return counts
}

export const lastTen = {
  timetable: { capacity: null },
  stock: [
    { productId: tiramisu, venueId: 11, quantity: 10 },
    { productId: 803, venueId: 11, quantity: 100 },
  ],
}
