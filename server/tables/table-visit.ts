import { paidOf } from '#server/bills/bill-queries.ts'
import type { OrderRow } from '#server/orders/order-queries.ts'
import { openRounds } from '#server/orders/table-rounds.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { VenueScope } from '#server/venues/venue-scope.ts'
import type { Cents, Id } from '#src/contract/values.ts'
import { cents, sumCents, zero } from '#src/domain/money.ts'
import { orderDue } from '#src/domain/orders/order-due.ts'

/** What was ordered at a table since it was closed last. */
export type TableVisit = {
  /** When its first round was ordered. */
  readonly since: Date
  readonly rounds: readonly Id<'Order'>[]
  /** How many of them wait for an answer. */
  readonly waiting: number
  readonly total: Cents
  /** Of it: with the orders, or by bills. */
  readonly paid: Cents
  /** Still to be taken. */
  readonly due: Cents
}

/** What is still to be paid of each round, cents. */
export async function dueOf(
  db: Database,
  rounds: readonly OrderRow[],
): Promise<readonly { readonly id: Id<'Order'>; readonly left: Cents }[]> {
  const [first] = rounds
  if (!first) return []
  const paid = await paidOf(db, { restaurantId: first.restaurantId, ids: rounds.map(({ id }) => id) })
  return rounds.map((order) => ({
    id: order.id,
    left: orderDue({ ...order, paidByBills: paid.get(order.id) ?? zero }),
  }))
}

/** The visits that are not over, by their tables. */
export async function openVisits(
  db: Database,
  scope: VenueScope,
  nowMs: number,
): Promise<ReadonlyMap<Id<'Table'>, TableVisit>> {
  const rounds = (await openRounds(db, scope, nowMs)).map(({ order }) => order)
  const due = await dueOf(db, rounds)
  const leftOf = new Map(due.map(({ id, left }) => [id, left]))
  const tables = new Set(rounds.flatMap(({ tableId }) => tableId ?? []))
  return new Map(
    [...tables].map((table) => [
      table,
      visitOf(
        rounds.filter(({ tableId }) => tableId === table),
        leftOf,
      ),
    ]),
  )
}

function visitOf(rounds: readonly OrderRow[], leftOf: ReadonlyMap<Id<'Order'>, Cents>): TableVisit {
  const total = sumCents(rounds.map((round) => round.total))
  const due = sumCents(rounds.map(({ id }) => leftOf.get(id) ?? zero))
  return {
    since: rounds[0]?.createdAt ?? new Date(0),
    rounds: rounds.map(({ id }) => id),
    waiting: rounds.filter(isUnanswered).length,
    total,
    paid: cents(total - due),
    due,
  }
}

/** Whether a round waits for an answer of the restaurant. */
export function isUnanswered({ status }: Pick<OrderRow, 'status'>): boolean {
  return status === 'new' || status === 'waiting'
}
