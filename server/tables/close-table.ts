import type { SomeOrders } from '#server/bills/bill-queries.ts'
import { billsOf, insertBill } from '#server/bills/bill-queries.ts'
import { giveUpBillsOf } from '#server/bills/give-up-bill.ts'
import { lapseBillsOf } from '#server/bills/lapse-bills.ts'
import { consumeOrder } from '#server/orders/consume-order.ts'
import type { TablePlace } from '#server/orders/open-round.ts'
import type { OrderRow } from '#server/orders/order-queries.ts'
import { isVisibleToVenue } from '#server/orders/order-queries.ts'
import { closeRounds, lockRounds, openRounds } from '#server/orders/table-rounds.ts'
import type { PaymentDeps } from '#server/payments/payment-deps.ts'
import { lockTables } from '#server/places/dining-tables.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { CashMeansKind } from '#src/contract/payment.ts'
import type { Cents, Id } from '#src/contract/values.ts'
import { sumCents } from '#src/domain/money.ts'
import { billParts } from '#src/domain/tables/bill.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { dueOf, isUnanswered } from './table-visit.ts'

type Closing = {
  /** The rounds that whoever closes the table has seen: others are not closed with them. */
  readonly rounds: readonly Id<'Order'>[]
  /** What they were told is still to be taken. */
  readonly due: Cents
  /** What it was paid with; null = nothing was to be taken. */
  readonly means: CashMeansKind | null
}
export type ClosedTable = { readonly name: string; readonly rounds: number; readonly taken: Cents }
export type TableRefusal = {
  readonly reason:
    | 'unknown-table'
    | 'nobody-there'
    | 'table-changed'
    | 'round-waits'
    | 'payment-on-its-way'
    | 'no-means'
}

/**
 * Closes a table, in the caller's transaction: what is still due of its rounds is taken at the table, as a bill that is paid
 * there; the rounds are consumed, and their visit is over. Nothing while a round waits for an answer, or a bill for its
 * payment. Of two desks at once the second finds nobody there.
 */
export async function closeTable(
  tx: Database,
  place: TablePlace,
  { rounds: seen, due, means }: Closing,
  nowMs: number,
): Promise<Verdict<ClosedTable, TableRefusal>> {
  const { restaurantId, tableId } = place
  const [table] = await lockTables(tx, { restaurantId, ids: [tableId] })
  if (!table) return refuse({ reason: 'unknown-table' })
  const rounds = (await lockRounds(tx, place, nowMs)).filter(isVisibleToVenue)
  const some = { restaurantId, ids: rounds.map(({ id }) => id) }
  const fault = await closingFault(tx, some, { rounds, seen })
  if (fault !== null) return refuse({ reason: fault })
  const parts = await dueOf(tx, rounds)
  const left = sumCents(parts.map((part) => part.left))
  if (left !== due) return refuse({ reason: 'table-changed' })
  if (left > 0) {
    if (means === null) return refuse({ reason: 'no-means' })
    await takeAtTable(tx, { rounds, parts, amount: left, means }, nowMs)
  }
  for (const { id, consumedAt } of rounds)
    if (consumedAt === null) await consumeOrder(tx, { restaurantId, id }, () => nowMs)
  await closeRounds(tx, some, nowMs)
  return accept({ name: table.name, rounds: rounds.length, taken: left })
}

type Seen = { readonly rounds: readonly OrderRow[]; readonly seen: Closing['rounds'] }

async function closingFault(tx: Database, some: SomeOrders, { rounds, seen }: Seen) {
  if (rounds.length === 0) return 'nobody-there'
  if (!areSame(some.ids, seen)) return 'table-changed'
  if (rounds.some(isUnanswered)) return 'round-waits'
  // None can be opened meanwhile: that takes the locks of its orders.
  const isPaying = (await billsOf(tx, some)).some(({ paymentStatus }) => paymentStatus === 'pending')
  return isPaying ? 'payment-on-its-way' : null
}

/** Whether somebody has seen exactly these rounds. */
export function areSame(rounds: readonly Id<'Order'>[], seen: readonly Id<'Order'>[]): boolean {
  return rounds.length === new Set(seen).size && rounds.every((id) => seen.includes(id))
}

type Taken = Pick<Seen, 'rounds'> & {
  readonly parts: Awaited<ReturnType<typeof dueOf>>
  readonly amount: Cents
  readonly means: CashMeansKind
}

/** Writes what staff have taken as a bill that is paid: whatever reads what an order has left finds nothing. */
async function takeAtTable(tx: Database, { rounds, parts, amount, means }: Taken, nowMs: number): Promise<void> {
  const [first] = rounds
  const divided = billParts(amount, parts)
  if (!first?.tableId || !divided) throw new Error('Comanda: there is nothing to take at the table.')
  const { restaurantId, venueId, tableId, language } = first
  const place = { restaurantId, venueId, tableId, language }
  const paid = { accountId: null, tokenHash: null, paymentStatus: 'paid', cashMeans: means } as const
  await insertBill(tx, { ...place, ...paid, amount, createdAt: new Date(nowMs) }, divided)
}

type Freeing = Pick<Closing, 'rounds'> & {
  /** Whether payments are given up that were begun. */
  readonly givesUpBills: boolean
}

/**
 * Lets the bills lapse whose time is over, before a table is closed; those that are only begun are given up where staff say
 * so. Outside of transactions: the provider is asked first, and a payment that is faster pays its bill [BAPI-36].
 */
export async function freeFromPayments(
  payments: PaymentDeps,
  { restaurantId, tableId }: TablePlace,
  { rounds: seen, givesUpBills }: Freeing,
  nowMs: number,
): Promise<void> {
  const rounds = await openRounds(payments.db, { restaurantId, venueId: null }, nowMs, tableId)
  const some = { restaurantId, ids: rounds.map(({ order }) => order.id) }
  if (!areSame(some.ids, seen)) return
  await (givesUpBills ? giveUpBillsOf : lapseBillsOf)(payments, some)
}
