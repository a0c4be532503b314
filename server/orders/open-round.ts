import type { SQL } from 'drizzle-orm'
import { and, eq, gt, isNotNull, isNull, notInArray } from 'drizzle-orm'

import { orders } from '#server/platform/db/schema/order-tables.ts'
import type { Id } from '#src/contract/values.ts'

/** A table that nobody closes is free again after this time. */
const longestVisitMs = 24 * 3_600_000

export type TablePlace = { readonly restaurantId: Id<'Restaurant'>; readonly tableId: Id<'Table'> }

/** The rounds of the visits that are not over: orders at tables that were neither refused nor cancelled, and whose table was not closed. A test takes no table. */
export function isOpenRound(restaurantId: Id<'Restaurant'>, nowMs: number): SQL | undefined {
  return and(
    eq(orders.restaurantId, restaurantId),
    eq(orders.isTest, false),
    isNotNull(orders.tableId),
    isNull(orders.closedAt),
    gt(orders.createdAt, new Date(nowMs - longestVisitMs)),
    notInArray(orders.status, ['refused', 'cancelled']),
  )
}
