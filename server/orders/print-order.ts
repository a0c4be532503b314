import type { Database } from '#server/platform/db/database.ts'
import { printAccepted, printNews } from '#server/tickets/print-tickets.ts'

import type { OrderRow } from './order-queries.ts'
import { linesOf } from './order-queries.ts'

/** Asks for the tickets of an order that is accepted now, in the transaction that accepts it [PRINT-02]. */
export async function printAcceptedOrder(tx: Database, order: OrderRow, nowMs: number): Promise<void> {
  const lines = await linesOf(tx, order.id)
  await printAccepted(tx, { ...order, categoryIds: lines.map(({ item }) => item.categoryId) }, nowMs)
}

/** Asks for tickets that say that an accepted order has changed; those of one that is not are still to come [PRINT-03]. */
export function printChangedOrder(tx: Database, order: OrderRow, nowMs: number): Promise<void> {
  return printNews(tx, order, 'changed', nowMs)
}

/** The same where it is cancelled. */
export function printCancelledOrder(tx: Database, order: OrderRow, nowMs: number): Promise<void> {
  return printNews(tx, order, 'cancelled', nowMs)
}
