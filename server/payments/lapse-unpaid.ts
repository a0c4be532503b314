import type { Database } from '#server/platform/db/database.ts'
import { entityKinds } from '#server/platform/db/schema/words.ts'
import { errorEntry } from '#server/platform/middleware/request-log.ts'

import { executeDueActions } from './due-actions.ts'
import { onlineFacts } from './online-facts.ts'
import type { EntityName, EntityOwner, Lapse, PaidEntity } from './paid-entity.ts'
import { readEntity } from './paid-entity.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { isOverdue } from './payment-deps.ts'
import { paymentsOf, refundOtherPayments, setPayment } from './payment-queries.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Lets an unpaid entity lapse once its time to pay is over. Every read calls this first. Its payments are closed at the
 * provider before the entity is written: a payment that succeeded until then counts, and afterwards none can succeed.
 */
export function lapseWhenOverdue(deps: PaymentDeps, name: EntityName): Promise<void> {
  return lapseIf({ isOver: isOverdue, givenUp: null }, name, deps)
}

/** Lets an unpaid entity lapse now, in the same way: its payer has given it up. */
export function lapseNow(deps: PaymentDeps, name: EntityName): Promise<void> {
  return lapseIf({ isOver: () => true, givenUp: { message: null } }, name, deps)
}

/** Lets an unpaid entity lapse in a transaction of the caller; false = it is paid, or being paid. */
export type GiveUp = (tx: Database, message: string | null) => Promise<boolean>

/**
 * The first half of giving up an unpaid entity for its payer, outside of any transaction: closes its payments at the provider. The
 * second half is what is returned, so that it is written together with who did it; `executeDueActions` follows.
 */
export async function beginGivingUp(deps: PaymentDeps, name: EntityName): Promise<GiveUp> {
  const entity = await readEntity(deps, name, 'look')
  const closed = entity?.paymentStatus === 'pending' ? await closePayments(deps, entity) : 'undecided'
  return async (tx, message) =>
    closed !== 'undecided' && lapse(tx, name, { closed, isOver: () => true, givenUp: { message } }, deps)
}

type Condition = {
  readonly isOver: (entity: PaidEntity, nowMs: number) => boolean
  readonly givenUp: Lapse['givenUp']
}

async function lapseIf(condition: Condition, name: EntityName, deps: PaymentDeps): Promise<void> {
  const entity = await readEntity(deps, name, 'look')
  if (entity?.paymentStatus !== 'pending' || !condition.isOver(entity, deps.clock.now(entity.restaurantId))) return
  const closed = await closePayments(deps, entity)
  if (closed === 'undecided') return
  await deps.db.transaction((tx) => lapse(tx, entity, { closed, ...condition }, deps))
  await executeDueActions(deps, name)
}

/** The refs of the payments that were closed; `undecided` when one has succeeded or is still processing. */
async function closePayments(deps: PaymentDeps, entity: PaidEntity): Promise<readonly string[] | 'undecided'> {
  const closed: string[] = []
  for (const begun of await paymentsOf(deps.db, entity)) {
    const { close } = onlineFacts[begun.provider]
    if (!close || begun.status !== 'open') continue
    const payment = await close(deps, begun)
    if (payment?.status === 'succeeded') await settlePayment(deps, payment)
    if (payment && payment.status !== 'cancelled') return 'undecided'
    closed.push(begun.ref)
  }
  return closed
}

type Lapsing = Condition & { readonly closed: readonly string[] }

/** Whether it has lapsed: not one that was paid meanwhile, or whose payment was begun meanwhile. */
async function lapse(
  tx: Database,
  name: EntityName,
  { closed, isOver, givenUp }: Lapsing,
  deps: PaymentDeps,
): Promise<boolean> {
  const { clock, entities } = deps
  const entity = await readEntity({ ...deps, db: tx }, name, 'lock')
  if (entity?.paymentStatus !== 'pending') return false
  const nowMs = clock.now(entity.restaurantId)
  if (!isOver(entity, nowMs)) return false
  const open = (await paymentsOf(tx, entity)).filter(({ status }) => status === 'open')
  // A payment that can be closed was started meanwhile: the next call closes that one too.
  if (open.some(({ ref, provider }) => onlineFacts[provider].close && !closed.includes(ref))) return false
  for (const { ref } of open) if (closed.includes(ref)) await setPayment(tx, ref, { status: 'cancelled' })
  await refundOtherPayments(tx, entity, null)
  await entities[entity.kind].lapse(tx, entity, { reason: null, givenUp, nowMs })
  return true
}

/** Every entity whose time to pay is over, of one account if given. */
export async function overdueEntities(deps: PaymentDeps, owner?: EntityOwner): Promise<readonly EntityName[]> {
  const overdue: EntityName[] = []
  for (const kind of entityKinds) {
    for (const { id, restaurantId, ...times } of await deps.entities[kind].unpaid(deps.db, owner)) {
      if (isOverdue(times, deps.clock.now(restaurantId))) overdue.push({ kind, id, restaurantId })
    }
  }
  return overdue
}

/** Lapses every overdue entity of an account; an error at one does not stop the others. */
export async function lapseAllOverdue(deps: PaymentDeps, owner: EntityOwner): Promise<void> {
  for (const name of await overdueEntities(deps, owner)) await lapseQuietly(deps, name)
}

/** For reads: an error is logged, and the entity is shown as it is. */
export async function lapseQuietly(deps: PaymentDeps, name: EntityName): Promise<void> {
  try {
    await lapseWhenOverdue(deps, name)
  } catch (error) {
    deps.log(errorEntry(error as Error, `lapse ${name.kind} ${name.id}`))
  }
}
