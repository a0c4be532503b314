import type { Cents } from '#src/contract/values.ts'

import { executeDueActions } from './due-actions.ts'
import { offeredProvider } from './offered-modes.ts'
import type { EntityName, PaidEntity } from './paid-entity.ts'
import { readEntity } from './paid-entity.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { isTooLate, providerOf } from './payment-deps.ts'
import type { NewPayment, PaymentRow } from './payment-queries.ts'
import { paymentOf, recordPayment, refundOtherPayments, setPayment } from './payment-queries.ts'

/** A payment that is captured (card) or authorized (PayPal) at the provider. */
export type Success = {
  readonly ref: string
  readonly provider: PaymentRow['provider']
  readonly entity: EntityName
  readonly amount: Cents
  readonly currency: string
}
export type Settlement = 'paid' | 'returned'

/**
 * Locks the entity and decides about a successful payment: the first one with the right amount pays it unless its slot is
 * over, every other one is refunded. Safe to call repeatedly and in any order: from the browser's notice, a webhook or a poll.
 */
export async function settlePayment(deps: PaymentDeps, success: Success): Promise<Settlement> {
  const nowMs = deps.clock.now(success.entity.restaurantId)
  const settlement = await deps.db.transaction((tx) => decide({ ...deps, db: tx }, success, nowMs))
  if (settlement === 'returned') deps.log({ ...returned, ref: success.ref, ...success.entity })
  await executeDueActions(deps, success.entity, success.ref)
  return settlement
}

const returned = { event: 'payment-returned', level: 'info' } as const

async function decide(deps: PaymentDeps, success: Success, nowMs: number): Promise<Settlement> {
  const { db: tx, entities } = deps
  const entity = await readEntity(deps, success.entity, 'lock')
  const isOffered = entity !== null && (await mayPay(deps, entity, success))
  const payment = await recordPayment(tx, asNewPayment(success, nowMs))
  if (payment.status === 'paid') return 'paid'
  const isPayable = entity && isOffered && canBePaidBy(entity, success)
  if (isPayable && !isTooLate(entity, nowMs)) {
    await entities[entity.kind].markPaid(tx, entity, { mode: success.provider, nowMs })
    await setPayment(tx, success.ref, {
      status: 'paid',
      due: providerOf(deps, success.provider).capture ? 'capture' : null,
    })
    await refundOtherPayments(tx, entity, success.ref)
    return 'paid'
  }
  await setPayment(tx, success.ref, { status: 'returned', due: 'return' })
  if (isPayable) {
    await refundOtherPayments(tx, entity, success.ref)
    await entities[entity.kind].lapse(tx, entity, { reason: 'tooLate', nowMs })
  }
  if (entity && payment.status !== 'returned') await entities[entity.kind].notifyReturn(tx, entity, nowMs)
  return 'returned'
}

/** A payment that was begun while the venue offered this way to pay counts; any other one needs the offer now. */
async function mayPay(deps: PaymentDeps, entity: PaidEntity, { ref, provider }: Success): Promise<boolean> {
  return (await paymentOf(deps.db, ref)) !== null || (await offeredProvider(deps, entity, provider)).ok
}

function asNewPayment({ entity, ...success }: Success, nowMs: number): NewPayment {
  const { restaurantId, kind, id } = entity
  return { ...success, restaurantId, entityKind: kind, entityId: id, createdAt: new Date(nowMs) }
}

function canBePaidBy(entity: PaidEntity, { amount, currency }: Success): boolean {
  return entity.paymentStatus === 'pending' && entity.amount === amount && entity.currency === currency
}
