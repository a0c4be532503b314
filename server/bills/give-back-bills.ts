import { refundOtherPayments, refundPaidPayments } from '#server/payments/payment-queries.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Id } from '#src/contract/values.ts'

import type { BillKey } from './bill-queries.ts'
import { billsOf, lockBill, ordersOfBills, setBillStatus } from './bill-queries.ts'
import { notifyBillReturned } from './notify-bill-returned.ts'

type OrderKey = { readonly restaurantId: Id<'Restaurant'>; readonly id: Id<'Order'> }

/** True when a bill that is paid, or may still be, pays for an order and for others too. */
export async function isPaidWithOthers(tx: Database, { restaurantId, id }: OrderKey): Promise<boolean> {
  const bills = await billsOf(tx, { restaurantId, ids: [id] })
  if (bills.length === 0) return false
  const parts = await ordersOfBills(
    tx,
    restaurantId,
    bills.map((bill) => bill.id),
  )
  return parts.some(({ orderId }) => orderId !== id)
}

type GivenBack = {
  /** Their due actions follow after the transaction (`executeDueActions`). */
  readonly bills: readonly BillKey[]
  /** One of them was paid. */
  readonly isPaidBack: boolean
}

/**
 * Gives back the bills of an order that is cancelled, in its transaction and while it is locked: none of them pays for
 * another (`isPaidWithOthers`), and none can be opened meanwhile. What was not paid yet cannot be any more.
 */
export async function giveBackBills(tx: Database, { restaurantId, id }: OrderKey, nowMs: number): Promise<GivenBack> {
  const found = await billsOf(tx, { restaurantId, ids: [id] })
  let isAnyPaidBack = false
  for (const key of found) {
    const bill = await lockBill(tx, key)
    if (!bill || bill.paymentStatus === 'failed') continue
    const entity = { restaurantId, kind: 'bill', id: bill.id } as const
    const isPaidBack = await refundPaidPayments(tx, entity, nowMs)
    await refundOtherPayments(tx, entity, null)
    await setBillStatus(tx, bill, 'failed')
    if (isPaidBack) await notifyBillReturned(tx, bill, nowMs)
    isAnyPaidBack ||= isPaidBack
  }
  return { bills: found.map((bill) => ({ restaurantId, id: bill.id })), isPaidBack: isAnyPaidBack }
}
