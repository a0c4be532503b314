import { ownedEntity } from '#server/payments/find-payable.ts'
import { lapseNow } from '#server/payments/lapse-unpaid.ts'
import type { PaidEntity } from '#server/payments/paid-entity.ts'
import { readEntity } from '#server/payments/paid-entity.ts'
import type { PaymentDeps } from '#server/payments/payment-deps.ts'
import { paymentWays } from '#server/payments/payment-ways.ts'
import type { Call } from '#server/platform/call.ts'
import { errorEntry } from '#server/platform/middleware/request-log.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused } from '#server/platform/refusal.ts'
import type { giveUpBill } from '#src/contract/dining-table.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import type { PaidEntityId } from '#src/contract/pay.ts'
import { accept } from '#src/domain/verdict.ts'

import type { SomeOrders } from './bill-queries.ts'
import { billsOf } from './bill-queries.ts'

/**
 * Gives up a bill whose payment was begun, as if its time were over: what is open is cancelled at the provider before the bill is
 * written, so that a payment which succeeds in that moment pays the bill, and none can succeed afterwards.
 */
export async function giveUp(
  { id, token }: RequestOf<typeof giveUpBill>,
  call: Call,
  payments: PaymentDeps,
): Promise<Answer<object>> {
  const asked = { entityKind: 'bill', entityId: id as number as PaidEntityId, token } as const
  const owned = await ownedEntity(payments, asked, call)
  if (!owned.ok) return owned
  const bill = owned.value
  await end(payments, bill)
  const now = await readEntity(payments, bill, 'look')
  if (now?.paymentStatus === 'paid') return refused('ALREADY_PAID')
  return now?.paymentStatus === 'pending' ? refused('PAYMENT_UNDECIDED') : accept({})
}

/**
 * Gives up in the same way every bill of an order that is not paid yet, before the order is cancelled; called outside of
 * transactions. A bill that stays, because it was paid meanwhile or is not decided at the provider, is found afterwards.
 */
export async function giveUpBillsOf(payments: PaymentDeps, some: SomeOrders): Promise<void> {
  for (const { id, restaurantId } of await billsOf(payments.db, some)) {
    const bill = await readEntity(payments, { restaurantId, kind: 'bill', id }, 'look')
    if (bill) await end(payments, bill)
  }
}

async function end(payments: PaymentDeps, bill: PaidEntity): Promise<void> {
  if (bill.paymentStatus !== 'pending') return
  try {
    for (const { settleHeld } of Object.values(paymentWays)) await settleHeld?.(payments, bill)
    await lapseNow(payments, bill)
  } catch (error) {
    // The provider does not say how a payment ends: nothing has changed.
    payments.log(errorEntry(error as Error, `give up bill ${bill.id}`))
  }
}
