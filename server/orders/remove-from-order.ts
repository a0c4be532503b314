import { and, eq, inArray } from 'drizzle-orm'

import type { BillShare, ShareRefusal } from '#server/bills/give-back-part.ts'
import { lowerBill, sharesBeyond } from '#server/bills/give-back-part.ts'
import { releaseStock, unitsOf } from '#server/menu/stock.ts'
import type { EntityName } from '#server/payments/paid-entity.ts'
import { insertPartRefund, removalsOf } from '#server/payments/part-refunds.ts'
import { paymentsOf } from '#server/payments/payment-queries.ts'
import type { Database } from '#server/platform/db/database.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { orderLines, orders } from '#server/platform/db/schema/order-tables.ts'
import type { RemovedPiece } from '#server/platform/db/stored-json.ts'
import { lowerRewards } from '#server/savings/loyalty-queries.ts'
import { venueRow } from '#server/venues/venue-queries.ts'
import type { Cents, Id } from '#src/contract/values.ts'
import { sumCents } from '#src/domain/money.ts'
import type { Pieces, RemovalRefusal, RemovedPieces } from '#src/domain/orders/remove-pieces.ts'
import { removePieces } from '#src/domain/orders/remove-pieces.ts'
import { smallestUnit } from '#src/domain/smallest-unit.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { creditOrder } from './credit-order.ts'
import { isOpenTo } from './decide-order.ts'
import { notifyRemoval } from './notify-change.ts'
import type { OrderKey, OrderRow } from './order-queries.ts'
import { isVisibleToVenue, linesOf, lockOrder, orderRow, setPoints } from './order-queries.ts'
import { printChangedOrder } from './print-order.ts'
import { undoCredit } from './undo-credit.ts'

export type PartRefusal = RemovalRefusal | ShareRefusal | { readonly reason: 'unknown-order' | 'order-changed' }

/** What would come of a removal, before it is made. */
export type Removal = RemovedPieces & {
  /** Removed, with their names. */
  readonly pieces: readonly RemovedPiece[]
  /** The payment of the order that the amount goes back from; null = bills give it back, or less is to pay. */
  readonly paymentRef: string | null
  /** What bills at the table give back. */
  readonly shares: readonly BillShare[]
  /** Of the amount: all that goes back. For the rest less is to pay. */
  readonly paidBack: Cents
}

type Wish = {
  readonly pieces: readonly Pieces[]
  /** How many removals whoever asks has seen: of two at once the second is refused. */
  readonly seen: number
  /** What they were told the total falls by. */
  readonly amount: Cents
  /** What they were told goes back of it. */
  readonly paidBack: Cents
}

/** What removing pieces would give back; nothing is changed [ORD-66]. */
export async function quoteRemoval(
  db: Database,
  key: OrderKey,
  pieces: readonly Pieces[],
): Promise<Verdict<Removal, PartRefusal>> {
  const order = await orderRow(db, key)
  return order ? judge(db, order, pieces) : refuse({ reason: 'unknown-order' })
}

/**
 * Removes pieces from an order that can still be cancelled, and gives back what they cost: at the provider after the
 * transaction (`executeDueActions`), from the order's payment or from the bills that paid for it, or less is to pay. Their stock is given back, points are credited anew (decision 122).
 */
export function removeFromOrder(
  db: Database,
  key: OrderKey,
  { pieces, seen, amount, paidBack }: Wish,
  nowMs: (restaurantId: Id<'Restaurant'>) => number,
): Promise<Verdict<Removal & { readonly due: readonly EntityName[] }, PartRefusal>> {
  return inTransaction<Removal & { due: readonly EntityName[] }, PartRefusal>(db, async (tx) => {
    const order = await lockOrder(tx, key)
    if (!order) return refuse({ reason: 'unknown-order' })
    const { restaurantId, id } = order
    if ((await removalsOf(tx, { restaurantId, ids: [id] })).length !== seen) return refuse({ reason: 'order-changed' })
    const judged = await judge(tx, order, pieces)
    if (!judged.ok) return judged
    const removal = judged.value
    if (removal.amount !== amount || removal.paidBack !== paidBack) return refuse({ reason: 'order-changed' })
    const at = nowMs(restaurantId)
    await write(tx, order, removal, at)
    await notifyRemoval(tx, { order: { ...order, total: removal.total }, removal }, at)
    await printChangedOrder(tx, order, at)
    return accept({ ...removal, due: [{ restaurantId, id, kind: 'order' }] })
  })
}

async function judge(tx: Database, order: OrderRow, pieces: readonly Pieces[]): Promise<Verdict<Removal, PartRefusal>> {
  // A test is removed as a whole.
  if (!isVisibleToVenue(order) || order.isTest) return refuse({ reason: 'unknown-order' })
  if (!isOpenTo('cancelled', order)) return refuse({ reason: 'already-decided' })
  const { restaurantId, id, productsTotal, discount, total } = order
  const venue = await venueRow(tx, restaurantId, order.venueId)
  const lines = await linesOf(tx, id)
  const unit = venue ? smallestUnit({ code: venue.currencyCode }) : 1
  const removed = removePieces({ lines, productsTotal, discount, total }, pieces, unit)
  if (!removed.ok) return removed
  const shares = await sharesBeyond(tx, { restaurantId, id, total: removed.value.total })
  if (!shares.ok) return shares
  const payment = (await paymentsOf(tx, { restaurantId, kind: 'order', id })).find(({ status }) => status === 'paid')
  if (payment?.due === 'capture') return refuse({ reason: 'not-collected' })
  const nameOf = (position: number) => lines.find((line) => line.position === position)?.item.name ?? ''
  return accept({
    ...removed.value,
    pieces: pieces.map(({ position, quantity }) => ({ position, quantity, name: nameOf(position) })),
    paymentRef: payment && removed.value.amount > 0 ? payment.ref : null,
    shares: shares.value,
    paidBack: payment ? removed.value.amount : sumCents(shares.value.map(({ amount }) => amount)),
  })
}

async function write(tx: Database, order: OrderRow, removal: Removal, nowMs: number): Promise<void> {
  const { restaurantId, id } = order
  const { amount, lines, productsTotal, discount, total, pieces, paymentRef, shares } = removal
  const before = await linesOf(tx, id)
  const isCredited = (order.points ?? 0) > 0
  if (isCredited) await undoCredit(tx, order)
  const removedLines = before.flatMap((line) => {
    const quantity = pieces.find(({ position }) => position === line.position)?.quantity ?? 0
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
  await releaseStock(tx, order, unitsOf(removedLines))
  const isLine = (position: number) => and(eq(orderLines.orderId, id), eq(orderLines.position, position))
  const gone = before.filter((line) => lines.every(({ position }) => position !== line.position))
  const positions = gone.map(({ position }) => position)
  await tx.delete(orderLines).where(and(eq(orderLines.orderId, id), inArray(orderLines.position, positions)))
  for (const { position, quantity, total: lineTotal, vat } of lines.filter(({ position }) =>
    removedLines.some((line) => line.position === position),
  ))
    await tx.update(orderLines).set({ quantity, total: lineTotal, vat }).where(isLine(position))
  const [changed] = await tx
    .update(orders)
    .set({ productsTotal, discount, total })
    .where(and(eq(orders.restaurantId, restaurantId), eq(orders.id, id)))
    .returning()
  if (order.discountCodeId === null) await lowerRewards(tx, id, discount)
  const isDue = paymentRef !== null
  const row = { restaurantId, orderId: id, pieces, amount, paymentRef, isDue, createdAt: new Date(nowMs) }
  await insertPartRefund(tx, row, shares)
  for (const share of shares) await lowerBill(tx, order, share)
  if (changed && isCredited) await setPoints(tx, changed, await creditOrder(tx, changed, nowMs))
}
