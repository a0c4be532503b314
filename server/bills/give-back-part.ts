import { and, eq, sql } from 'drizzle-orm'

import type { BillRefund } from '#server/payments/part-refunds.ts'
import type { PaymentRow } from '#server/payments/payment-queries.ts'
import { paymentsOf } from '#server/payments/payment-queries.ts'
import type { Database } from '#server/platform/db/database.ts'
import { billParts, bills } from '#server/platform/db/schema/bill-tables.ts'
import type { Cents, Id } from '#src/contract/values.ts'
import { cents, sumCents } from '#src/domain/money.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { billsOf, partsOf } from './bill-queries.ts'

type OrderKey = { readonly restaurantId: Id<'Restaurant'>; readonly id: Id<'Order'> }

/** What one bill gives back of an order. */
export type BillShare = BillRefund & {
  readonly billId: Id<'Bill'>
  /** How it was paid. */
  readonly mode: PaymentRow['provider']
  /** When it was opened. */
  readonly at: Date
}
export type ShareRefusal = { readonly reason: 'bill-being-paid' | 'not-collected' | 'already-decided' }

/**
 * What bills give back when an order costs only `total` any more: what they have paid beyond it, the newest bill first, none
 * more than it paid for this order. Not while a bill that is begun may pay for it, or a payment is still to be collected
 * (decision 122). Whoever writes it holds the lock of the order: no bill is opened for it or given back meanwhile.
 */
export async function sharesBeyond(
  db: Database,
  { restaurantId, id, total }: OrderKey & { readonly total: Cents },
): Promise<Verdict<readonly BillShare[], ShareRefusal>> {
  const some = { restaurantId, ids: [id] }
  const found = await billsOf(db, some)
  const parts = await partsOf(db, some)
  let rest = sumCents([...parts.values()]) - total
  if (rest <= 0) return accept([])
  if (found.some(({ paymentStatus }) => paymentStatus === 'pending')) return refuse({ reason: 'bill-being-paid' })
  const shares: BillShare[] = []
  for (const { id: billId, createdAt: at } of found.toReversed()) {
    const amount = cents(Math.min(rest, parts.get(billId) ?? 0))
    const payment = (await paymentsOf(db, { restaurantId, kind: 'bill', id: billId })).find(isPaid)
    if (amount <= 0 || !payment) continue
    if (payment.due === 'capture') return refuse({ reason: 'not-collected' })
    shares.push({ billId, amount, paymentRef: payment.ref, mode: payment.provider, at })
    rest -= amount
  }
  // What was taken at the table belongs to one that is closed: its orders are consumed, and nothing of them is removed.
  return rest > 0 ? refuse({ reason: 'already-decided' }) : accept(shares)
}

function isPaid({ status }: PaymentRow): boolean {
  return status === 'paid'
}

/**
 * Lowers a bill, and its part of the order, by what goes back: whoever reads them finds what is left, and a refund of the whole
 * bill gives back no more. A part of nothing is not kept.
 */
export async function lowerBill(
  tx: Database,
  { restaurantId, id: orderId }: OrderKey,
  { billId, amount }: BillShare,
): Promise<void> {
  const isPart = and(
    eq(billParts.restaurantId, restaurantId),
    eq(billParts.billId, billId),
    eq(billParts.orderId, orderId),
  )
  await tx.delete(billParts).where(and(isPart, eq(billParts.amount, amount)))
  await tx
    .update(billParts)
    .set({ amount: sql`${billParts.amount} - ${amount}` })
    .where(isPart)
  await tx
    .update(bills)
    .set({ amount: sql`${bills.amount} - ${amount}` })
    .where(and(eq(bills.restaurantId, restaurantId), eq(bills.id, billId)))
}
