import type { OrderEndReason, Told } from '#desk/contract/end-reasons.ts'
import { giveBackBills, isPaidWithOthers } from '#server/bills/give-back-bills.ts'
import { giveUpBillsOf } from '#server/bills/give-up-bill.ts'
import type { EntityName } from '#server/payments/paid-entity.ts'
import type { PaymentDeps } from '#server/payments/payment-deps.ts'
import { refundPaidPayments } from '#server/payments/payment-queries.ts'
import type { Database } from '#server/platform/db/database.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { endMessage } from '#server/platform/texts/end-reasons.ts'
import { forgetMissed } from '#server/venues/missed-orders.ts'
import { keepSetUpStep } from '#server/venues/set-up-steps.ts'
import { venueRow } from '#server/venues/venue-queries.ts'
import type { Id } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { notifyCustomer } from './notify-customer.ts'
import type { OrderKey, OrderRow } from './order-queries.ts'
import { isVisibleToVenue, linesOf, lockOrder, orderRow, setStatus } from './order-queries.ts'
import { orderOverMs } from './order-times.ts'
import { printAcceptedOrder, printCancelledOrder } from './print-order.ts'
import { releaseOrder } from './release-order.ts'

export type Decision = 'confirmed' | 'refused' | 'cancelled'
export type OrderWish = {
  readonly decision: Decision
  /** What the diner is told with a refusal or a cancellation. */
  readonly told?: Told<OrderEndReason>
}
export type DecisionRefusal =
  | { readonly reason: 'unknown-order' }
  | { readonly reason: 'already-decided'; status: OrderRow['status'] }
  | { readonly reason: 'paid-with-others' | 'slot-over' }

const mailOf = { confirmed: 'order-confirmed', refused: 'order-refused', cancelled: 'order-cancelled' } as const

/** What follows from a decision. */
export type Decided = {
  /** Orders and bills whose refund or capture is still to be made, after the transaction (`executeDueActions`). */
  readonly due: readonly EntityName[]
  /** The diner gets back what was paid online. */
  readonly isPaidBack: boolean
}

/**
 * Confirms, refuses or cancels an order, once; a confirmed one can still be cancelled until it is consumed. Refusing
 * and cancelling tell the diner why [ORD-65], and give back its rewards, its stock, its place in the slot and its seats, and what was paid for it. One that
 * a bill pays for together with others is not cancelled: the refund of its part is made at the provider (decision 84). One
 * whose slot is over is not confirmed before staff say when it is expected instead.
 */
export function decideOrder(
  db: Database,
  key: OrderKey,
  { decision, told = {} }: OrderWish,
  nowMs: (restaurantId: Id<'Restaurant'>) => number,
): Promise<Verdict<Decided, DecisionRefusal>> {
  return inTransaction<Decided, DecisionRefusal>(db, async (tx) => {
    const order = await lockOrder(tx, key)
    if (!order || !isVisibleToVenue(order)) return refuse({ reason: 'unknown-order' })
    if (!isOpenTo(decision, order)) return refuse({ reason: 'already-decided', status: order.status })
    const at = nowMs(order.restaurantId)
    await forgetMissed(tx, order)
    if (decision === 'confirmed') return confirm(tx, order, at)
    if (await isPaidWithOthers(tx, order)) return refuse({ reason: 'paid-with-others' })
    const { due, isPaidBack, hasBillPaidBack } = await endOrder(tx, order, {
      status: decision,
      reason: null,
      message: endMessage(told, order.language),
      nowMs: at,
    })
    await notifyCustomer(tx, mailOf[decision], order, at)
    if (isPaidBack) await notifyCustomer(tx, 'order-payment-returned', order, at)
    return accept({ due, isPaidBack: isPaidBack || hasBillPaidBack })
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

/**
 * Refuses an order that the restaurant has not answered, in the same way, and tells the diner so. The caller holds its
 * lock; no bill pays for it, as it is not confirmed.
 */
export async function refuseUnanswered(tx: Database, order: OrderRow, nowMs: number): Promise<readonly EntityName[]> {
  const { due, isPaidBack } = await endOrder(tx, order, {
    status: 'refused',
    reason: 'unanswered',
    message: null,
    nowMs,
  })
  await notifyCustomer(tx, isPaidBack ? 'order-unanswered-returned' : 'order-unanswered', order, nowMs)
  return due
}

async function confirm(tx: Database, order: OrderRow, nowMs: number): Promise<Verdict<Decided, DecisionRefusal>> {
  const venue = await venueRow(tx, order.restaurantId, order.venueId)
  if (venue && nowMs > (orderOverMs(order, venue.timeZone) ?? Infinity)) return refuse({ reason: 'slot-over' })
  await setStatus(tx, order, { status: 'confirmed', reason: null, message: null, nowMs })
  await notifyCustomer(tx, mailOf.confirmed, order, nowMs)
  await printAcceptedOrder(tx, order, nowMs)
  if (order.isTest) await keepSetUpStep(tx, { restaurantId: order.restaurantId, step: 'test', nowMs })
  const due = [{ restaurantId: order.restaurantId, id: order.id, kind: 'order' }] as const
  return accept({ due, isPaidBack: false })
}

type End = Parameters<typeof setStatus>[2]

async function endOrder(tx: Database, order: OrderRow, end: End) {
  const key = { restaurantId: order.restaurantId, id: order.id }
  await releaseOrder(tx, order, await linesOf(tx, order.id))
  const isPaidBack = await refundPaidPayments(tx, { ...key, kind: 'order' }, end.nowMs)
  const { bills, isPaidBack: hasBillPaidBack } = await giveBackBills(tx, order, end.nowMs)
  await setStatus(tx, order, end)
  await printCancelledOrder(tx, order, end.nowMs)
  const due: EntityName[] = [{ ...key, kind: 'order' }, ...bills.map((bill) => ({ ...bill, kind: 'bill' }) as const)]
  return { due, isPaidBack, hasBillPaidBack }
}

/** Whether a decision about an order can still be made. */
export function isOpenTo(decision: Decision, { status, consumedAt }: OrderRow): boolean {
  if (status === 'new' || status === 'waiting') return true
  return decision === 'cancelled' && status === 'confirmed' && consumedAt === null
}
