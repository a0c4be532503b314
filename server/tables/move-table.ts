import { moveBills } from '#server/bills/bill-queries.ts'
import type { TablePlace } from '#server/orders/open-round.ts'
import { isVisibleToVenue } from '#server/orders/order-queries.ts'
import { printChangedOrder } from '#server/orders/print-order.ts'
import { lockRounds, moveRounds } from '#server/orders/table-rounds.ts'
import { lockTables } from '#server/places/dining-tables.ts'
import { moveCall } from '#server/places/table-calls.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Id } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { areSame } from './close-table.ts'

type Moving = {
  readonly to: Id<'Table'>
  /** The rounds that whoever moves them has seen. */
  readonly rounds: readonly Id<'Order'>[]
}
/** Names of both tables, and how many rounds went from one to the other. */
export type MovedTable = { readonly from: string; readonly to: string; readonly rounds: number }
export type MoveRefusal = { readonly reason: 'unknown-table' | 'nobody-there' | 'table-changed' | 'not-free' }

/**
 * Moves the guests of a table to a free one of the same venue, in the caller's transaction: their rounds, those that wait for
 * their payment too, the bills of them, and a call that waits. Their phones go on (decision 127).
 */
export async function moveTable(
  tx: Database,
  { restaurantId, tableId }: TablePlace,
  { to: toId, rounds: seen }: Moving,
  nowMs: number,
): Promise<Verdict<MovedTable, MoveRefusal>> {
  const tables = await lockTables(tx, { restaurantId, ids: [tableId, toId] })
  const [from, to] = [tableId, toId].map((id) => tables.find((table) => table.id === id))
  if (!from || !to || from.venueId !== to.venueId) return refuse({ reason: 'unknown-table' })
  const rounds = await lockRounds(tx, { restaurantId, tableId }, nowMs)
  const shown = rounds.filter(isVisibleToVenue).map(({ id }) => id)
  if (shown.length === 0) return refuse({ reason: 'nobody-there' })
  if (!areSame(shown, seen)) return refuse({ reason: 'table-changed' })
  const there = await lockRounds(tx, { restaurantId, tableId: toId }, nowMs)
  if (there.length > 0) return refuse({ reason: 'not-free' })
  const all = { restaurantId, ids: rounds.map(({ id }) => id) }
  await moveRounds(tx, all, to)
  for (const round of rounds) await printChangedOrder(tx, round, nowMs)
  await moveBills(tx, all, toId)
  await moveCall(tx, { restaurantId, from: tableId, to: toId })
  return accept({ from: from.name, to: to.name, rounds: shown.length })
}
