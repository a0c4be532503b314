import { giveBackBills, isPaidWithOthers } from '#demo/server/bills/give-back-bills.ts'
import { giveUpBillsOf } from '#demo/server/bills/give-up-bill.ts'
import type { EntityName } from '#demo/server/payments/paid-entity.ts'
import type { PaymentDeps } from '#demo/server/payments/payment-deps.ts'
import { refundPaidPayments } from '#demo/server/payments/payment-queries.ts'
import type { Database } from '#demo/server/platform/db/database.ts'
import { inTransaction } from '#demo/server/platform/db/database.ts'
import type { Id } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { notifyCustomer } from './notify-customer.ts'
import type { OrderKey, OrderRow } from './order-queries.ts'
import { isVisibleToVenue, linesOf, lockOrder, orderRow, setStatus } from './order-queries.ts'
import { releaseOrder } from './release-order.ts'

export type Decision = 'confirmed' | 'refused' | 'cancelled'
export type DecisionRefusal =
  | { readonly reason: 'unknown-order' }
  | { readonly reason: 'already-decided'; status: OrderRow['status'] }
  | { readonly reason: 'paid-with-others' }

const mailOf = { confirmed: 'order-confirmed', refused: 'order-refused', cancelled: 'order-cancelled' } as const

/**
 * Confirms, refuses or cancels an order, once; a confirmed one can still be cancelled until it is consumed. Refusing
 * and cancelling give back its rewards, its stock, its place in the slot and its seats, and what was paid for it: answers
 * whose payments are due at the provider after the transaction (`executeDueActions`). One that a bill pays for together with
 * others is not cancelled: the refund of its part is made at the provider (decision 84).
 */
export function decideOrder(
  db: Database,
  key: OrderKey,
  decision: Decision,
  nowMs: (restaurantId: Id<'Restaurant'>) => number,
): Promise<Verdict<readonly EntityName[], DecisionRefusal>> {
  return inTransaction<readonly EntityName[], DecisionRefusal>(db, async (tx) => {
    const order = await lockOrder(tx, key)
    if (!order || !isVisibleToVenue(order)) return refuse({ reason: 'unknown-order' })
    if (!isOpenTo(decision, order)) return refuse({ reason: 'already-decided', status: order.status })
    const at = nowMs(order.restaurantId)
    const isEnd = decision !== 'confirmed'
    if (isEnd && (await isPaidWithOthers(tx, order))) return refuse({ reason: 'paid-with-others' })
    if (isEnd) await releaseOrder(tx, order, await linesOf(tx, key.id))
    const isPaidBack = isEnd && (await refundPaidPayments(tx, { ...key, kind: 'order' }))
    const bills = isEnd ? await giveBackBills(tx, order, at) : []
    await setStatus(tx, key, decision, at)
    await notifyCustomer(tx, mailOf[decision], order, at)
    if (isPaidBack) await notifyCustomer(tx, 'order-payment-returned', order, at)
    return accept([{ ...key, kind: 'order' }, ...bills.map((bill) => ({ ...bill, kind: 'bill' }) as const)])
  })
}

/**
 * Gives up the bills whose payment is only begun, when an order that can be cancelled is to be: a diner who left the page of
 * a bill stops nobody. Called before `decideOrder`, outside of its transaction: the provider is asked first, and a payment
 * that is faster pays its bill [BAPI-36].
 */
export async function freeFromBills(payments: PaymentDeps, key: OrderKey, decision: Decision): Promise<void> {
  const order = decision === 'cancelled' ? await orderRow(payments.db, key) : null
  if (order && isOpenTo(decision, order))
    await giveUpBillsOf(payments, { restaurantId: key.restaurantId, ids: [key.id] })
}

function isOpenTo(decision: Decision, { status, consumedAt }: OrderRow): boolean {
  if (status === 'new' || status === 'waiting') return true
  return decision === 'cancelled' && status === 'confirmed' && consumedAt === null
}
