import type { OrderEndReason, Told } from '#desk/contract/end-reasons.ts'
import type { GiveUp } from '#server/payments/lapse-unpaid.ts'
import { beginGivingUp } from '#server/payments/lapse-unpaid.ts'
import type { PaymentDeps } from '#server/payments/payment-deps.ts'
import type { Database } from '#server/platform/db/database.ts'
import { endMessage } from '#server/platform/texts/end-reasons.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { notifyCustomer } from './notify-customer.ts'
import type { OrderKey } from './order-queries.ts'
import { orderRow } from './order-queries.ts'

/**
 * The first half of giving up an order that waits to be paid by a link, outside of any transaction: the provider is asked first, and
 * a payment that is faster pays it. Null: it does not wait for one.
 */
export async function beginGivingUpOrder(payments: PaymentDeps, key: OrderKey): Promise<GiveUp | null> {
  const order = await orderRow(payments.db, key)
  if (order?.paymentStatus !== 'pending' || order.payBy === null) return null
  return beginGivingUp(payments, { restaurantId: key.restaurantId, kind: 'order', id: key.id })
}

type Wish = { readonly giveUp: GiveUp; readonly told: Told<OrderEndReason>; readonly nowMs: number }

/** The second half, in the transaction that says who does it: what it held goes back, and the diner is told [ORD-94]. */
export async function giveUpOrder(
  tx: Database,
  key: OrderKey,
  { giveUp, told, nowMs }: Wish,
): Promise<Verdict<null, { readonly reason: 'being-paid' | 'unknown-order' }>> {
  const order = await orderRow(tx, key)
  if (!order) return refuse({ reason: 'unknown-order' })
  if (!(await giveUp(tx, endMessage(told, order.language)))) return refuse({ reason: 'being-paid' })
  await notifyCustomer(tx, 'order-cancelled', order, nowMs)
  return accept(null)
}
