import { isKeyOf } from '#server/platform/api-key.ts'
import type { Call } from '#server/platform/call.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused, refusedWith } from '#server/platform/refusal.ts'
import { formText } from '#server/platform/texts/forms.ts'
import type { PaidEntityId } from '#src/contract/pay.ts'
import type { Id } from '#src/contract/values.ts'
import { accept } from '#src/domain/verdict.ts'

import { executeDueActions } from './due-actions.ts'
import { lapseQuietly } from './lapse-unpaid.ts'
import type { EntityKind, PaidEntity } from './paid-entity.ts'
import { readEntity } from './paid-entity.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { isOverdue } from './payment-deps.ts'
import type { NewPayment } from './payment-queries.ts'
import { recordPayment, setPayment } from './payment-queries.ts'

export type EntityRequest = {
  readonly entityKind: EntityKind
  readonly entityId: PaidEntityId
  readonly token: string | null
  readonly venueId?: Id<'Venue'>
}
type Caller = Pick<Call, 'account' | 'restaurant' | 'language'>

/**
 * The entity a caller may pay: their own, or the one whose guest token they send. Lapses it first when it is overdue.
 */
export async function ownedEntity(
  deps: PaymentDeps,
  { entityKind, entityId, token, venueId }: EntityRequest,
  { account, restaurant }: Caller,
): Promise<Answer<PaidEntity>> {
  if (!account && token === null) return refused('API_KEY_NOT_FOUND')
  const name = { restaurantId: restaurant.id, kind: entityKind, id: entityId as number }
  await lapseQuietly(deps, name)
  const entity = await readEntity(deps, name, 'look')
  if (!entity) return refused('ENTITY_NOT_FOUND')
  const isOwner = account !== null && entity.accountId === account.id
  const isShown = token !== null && entity.tokenHash !== null && isKeyOf(token, entity.tokenHash)
  const isThere = venueId === undefined || venueId === entity.venueId
  return (isOwner || isShown) && isThere ? accept(entity) : refused('ENTITY_NOT_FOUND')
}

/** Answers an entity that can be paid now, else a refusal; with a text of its own when the time to pay is over. */
export function payableEntity(
  { clock }: Pick<PaymentDeps, 'clock'>,
  entity: PaidEntity,
  { language }: Pick<Caller, 'language'>,
): Answer<PaidEntity> {
  if (entity.paymentStatus === 'paid') return refused('ALREADY_PAID')
  if (entity.paymentStatus === null) return refused('ENTITY_NOT_FOUND')
  const isLate = entity.paymentStatus === 'failed' || isOverdue(entity, clock.now(entity.restaurantId))
  const text = entity.kind === 'bill' ? 'billOver' : 'paymentOver'
  return isLate ? refusedWith('ENTITY_NOT_FOUND', [formText(language, text)]) : accept(entity)
}

type Begun = Pick<NewPayment, 'ref' | 'provider' | 'paymentAccountId'>

/**
 * Records the start of a payment while the entity is locked; false when it can no longer be paid, or not by this payment,
 * which was ended or belongs to another entity or account.
 */
export async function startPayment(deps: PaymentDeps, entity: PaidEntity, payment: Begun): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const now = await readEntity({ ...deps, db: tx }, entity, 'lock')
    const nowMs = deps.clock.now(entity.restaurantId)
    if (now?.paymentStatus !== 'pending' || now.amount !== entity.amount || isOverdue(now, nowMs)) return false
    const kept = await recordPayment(tx, asNewPayment(entity, payment, nowMs))
    const isSame = kept.entityKind === entity.kind && kept.entityId === entity.id
    return isSame && kept.status === 'open' && kept.paymentAccountId === payment.paymentAccountId
  })
}

/**
 * Ends a card payment that does not fit its entity any more, while the entity is locked: from then on it pays nothing, and
 * what came of it goes back. One that has paid meanwhile stays.
 */
export async function endPayment(deps: PaymentDeps, entity: PaidEntity, payment: Begun): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await readEntity({ ...deps, db: tx }, entity, 'lock')
    const kept = await recordPayment(tx, asNewPayment(entity, payment, deps.clock.now(entity.restaurantId)))
    if (kept.status === 'open') await setPayment(tx, payment.ref, { status: 'cancelled', due: 'return' })
  })
  await executeDueActions(deps, entity, payment.ref)
}

function asNewPayment(entity: PaidEntity, { ref, provider, paymentAccountId }: Begun, nowMs: number): NewPayment {
  const { restaurantId, kind: entityKind, id: entityId, amount, currency } = entity
  const begun = { ref, provider, paymentAccountId, createdAt: new Date(nowMs) }
  return { ...begun, restaurantId, entityKind, entityId, amount, currency }
}
