import type { Cents } from '#src/contract/values.ts'

import { executeDueActions } from './due-actions.ts'
import type { PaidEntity } from './paid-entity.ts'
import { readEntity } from './paid-entity.ts'
import { lookAtPartsAgain } from './part-refunds.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { isTooLate, providerOf } from './payment-deps.ts'
import type { PaymentRow } from './payment-queries.ts'
import { entityOf, paymentOf, refundOtherPayments, setPayment } from './payment-queries.ts'

/** A payment that is captured (card) or authorized (PayPal) at the provider. */
export type Success = {
  readonly ref: string
  readonly amount: Cents
  /** ISO 4217 */
  readonly currency: string
}
/** `foreign`: it was not begun here, so it is left alone (decision 88). */
export type Settlement = 'paid' | 'returned' | 'foreign'

/**
 * Locks the entity and decides about a successful payment that was begun for it: the first one with the right amount pays
 * it unless its slot is over, every other one is refunded. Safe to call repeatedly and in any order: from the browser's
 * notice, a webhook or a poll.
 */
export async function settlePayment(deps: PaymentDeps, success: Success): Promise<Settlement> {
  const begun = await paymentOf(deps.db, success.ref)
  if (!begun) return 'foreign'
  const settlement = await deps.db.transaction((tx) => decide({ ...deps, db: tx }, begun, success))
  if (settlement === 'returned') deps.log({ ...returned, ref: success.ref, ...entityOf(begun) })
  await executeDueActions(deps, entityOf(begun), success.ref)
  return settlement
}

const returned = { event: 'payment-returned', level: 'info' } as const

async function decide(deps: PaymentDeps, begun: PaymentRow, success: Success): Promise<'paid' | 'returned'> {
  const { db: tx, clock, entities } = deps
  const { ref, provider, paymentAccountId } = begun
  const entity = await readEntity(deps, entityOf(begun), 'lock')
  const status = (await paymentOf(tx, ref))?.status ?? begun.status
  const nowMs = clock.now(begun.restaurantId)
  if (status === 'paid') {
    // It may be told of a refund of a part that has failed later.
    await lookAtPartsAgain(tx, begun)
    return 'paid'
  }
  const isPayable = entity !== null && status === 'open' && canBePaidBy(entity, success)
  if (isPayable && !isTooLate(entity, nowMs)) {
    await entities[entity.kind].markPaid(tx, entity, { mode: provider, nowMs })
    const { capture } = await providerOf(deps, provider, paymentAccountId)
    await setPayment(tx, ref, { status: 'paid', due: capture ? 'capture' : null, paidAt: new Date(nowMs) })
    await refundOtherPayments(tx, entity, ref)
    return 'paid'
  }
  // Nor does one that was given back or ended pay later: a provider goes on calling it succeeded.
  await setPayment(tx, ref, { status: 'returned', due: 'return' })
  if (isPayable) {
    await refundOtherPayments(tx, entity, ref)
    await entities[entity.kind].lapse(tx, entity, { reason: 'tooLate', givenUp: null, nowMs })
  }
  if (entity && status !== 'returned') await entities[entity.kind].notifyReturn(tx, entity, nowMs)
  return 'returned'
}

function canBePaidBy(entity: PaidEntity, { amount, currency }: Success): boolean {
  return entity.paymentStatus === 'pending' && entity.amount === amount && entity.currency === currency
}
