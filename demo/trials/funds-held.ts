import { and, eq, inArray } from 'drizzle-orm'

import { refundedInParts } from '#demo/emulators/emulated-refunds.ts'
import type { Database } from '#server/platform/db/database.ts'
import { payPalOrders, stripeIntents } from '#server/platform/db/schema/emulator-tables.ts'
import { payments } from '#server/platform/db/schema/payment-tables.ts'
import type { Id } from '#src/contract/values.ts'

/** Cents authorized or captured at the emulated providers for a restaurant and not refunded. */
export async function fundsHeld(db: Database, restaurantId: Id<'Restaurant'>): Promise<number> {
  const cards = await db
    .select()
    .from(stripeIntents)
    .where(and(eq(stripeIntents.status, 'succeeded'), eq(stripeIntents.isRefunded, false)))
  const ofCards = cards.filter(({ metadata }) => metadata.restaurant === String(restaurantId))
  const known = await db.select().from(payments).where(eq(payments.restaurantId, restaurantId))
  const refs = new Set(known.map(({ ref }) => ref))
  const orders = await db
    .select()
    .from(payPalOrders)
    .where(inArray(payPalOrders.funds, ['held', 'taken']))
  const all = [...ofCards, ...orders.filter((order) => refs.has(order.id))]
  let held = 0
  for (const { id, amount } of all) held += amount - (await refundedInParts(db, id))
  return held
}
