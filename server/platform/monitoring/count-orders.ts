import { count, desc, eq, sql } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'

import type { Counts } from './metric-sources.ts'

/** The newest ones only, so that the question costs the same however many orders are stored. */
const howMany = 10_000

/** How many of the newest orders are in each state; `unpaid` = the venue does not see it before it is paid. */
export async function countOrders(db: Database): Promise<Counts> {
  const state = sql<string>`case when ${orders.paymentStatus} = 'pending' then 'unpaid' else ${orders.status} end`
  const newest = db
    .select({ state: state.as('state') })
    .from(orders)
    .where(eq(orders.isTest, false))
    .orderBy(desc(orders.id))
    .limit(howMany)
    .as('newest')
  const rows = await db.select({ state: newest.state, count: count() }).from(newest).groupBy(newest.state)
  return new Map(rows.map((row) => [row.state, row.count]))
}
