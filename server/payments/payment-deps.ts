import type { Call } from '#server/platform/call.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Jobs } from '#server/platform/jobs/create-jobs.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { Clock } from '#server/platform/service-clock.ts'
import type { Id } from '#src/contract/values.ts'
import type { OnlineMode } from '#src/domain/payments/online-mode.ts'

import type { PaymentProviders, ProviderSource } from './accounts/provider-source.ts'
import type { PaidEntity, PayableHandlers } from './paid-entity.ts'

export type PaymentDeps = {
  readonly providers: ProviderSource
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
  readonly jobs: Jobs
  readonly entities: PayableHandlers
}

/** A call whose answer depends on the payment providers that a venue has keys for. */
export type PayingCall = Call & { readonly providers: ProviderSource }

/**
 * The provider of an existing payment, by the account it was begun with. Throws when its keys have been removed: then the
 * state of the payment is unknown, and its due actions wait until the keys are back.
 */
export async function providerOf<M extends OnlineMode>(
  { db, providers }: Pick<PaymentDeps, 'db' | 'providers'>,
  mode: M,
  account: Id<'PaymentAccount'> | null,
): Promise<NonNullable<PaymentProviders[M]>> {
  const provider = await providers.ofAccount(db, mode, account)
  if (!provider) throw new Error(`Comanda: a payment was begun with ${mode}, but its keys are not set.`)
  return provider
}

/** Milliseconds after which an unpaid order or deposit lapses: 30 minutes (contract C142). */
export const timeToPayMs = 30 * 60_000

/**
 * Milliseconds to pay by a link that staff have sent [ORD-91]: 30 minutes at most, like at a checkout, because somebody has to get
 * a message, open it and find a card while they do something else; less where its slot could not be made any more.
 */
export const timeToPayByLinkMs = 30 * 60_000

/** With less time than this, in ms, no link is given: nobody gets a message and pays within it. */
export const leastTimeToPayByLinkMs = 5 * 60_000

type Paying = Pick<PaidEntity, 'createdAt' | 'payBy' | 'slotOverAt'>

/** True once the time to pay is over; at its last moment, and at the end of the slot, it is not over yet. */
export function isOverdue({ createdAt, payBy, slotOverAt }: Paying, nowMs: number): boolean {
  const lastMs = payBy?.getTime() ?? createdAt.getTime() + timeToPayMs
  return nowMs > lastMs || isTooLate({ slotOverAt }, nowMs)
}

/** True once the slot is over, so that nobody can keep what was ordered for it. */
export function isTooLate({ slotOverAt }: Pick<PaidEntity, 'slotOverAt'>, nowMs: number): boolean {
  return slotOverAt !== null && nowMs > slotOverAt.getTime()
}
