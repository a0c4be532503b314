import type { Call } from '#server/platform/call.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Jobs } from '#server/platform/jobs/create-jobs.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { Clock } from '#server/platform/service-clock.ts'
import type { OnlineMode } from '#src/domain/payments/online-mode.ts'

import type { CardProvider } from './card-provider.ts'
import type { PaidEntity, PayableHandlers } from './paid-entity.ts'
import type { PayPalProvider } from './paypal-provider.ts'

/** The provider of each online mode; null: the service has no keys of it, so that mode is not offered. */
export type PaymentProviders = {
  readonly [M in OnlineMode]: { readonly card: CardProvider; readonly payPal: PayPalProvider }[M] | null
}

export type PaymentDeps = PaymentProviders & {
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
  readonly jobs: Jobs
  readonly entities: PayableHandlers
}

/** A call whose answer depends on the payment providers this service has keys for. */
export type PayingCall = Call & { readonly providers: PaymentProviders }

/**
 * The provider of an existing payment. Throws when its keys have been removed: then the state of the payment is
 * unknown, and its due actions wait until the keys are back.
 */
export function providerOf<K extends keyof PaymentProviders>(
  providers: PaymentProviders,
  kind: K,
): NonNullable<PaymentProviders[K]> {
  const provider = providers[kind]
  if (!provider) throw new Error(`Comanda: a payment was begun with ${kind}, but its keys are not set.`)
  return provider
}

/** Milliseconds after which an unpaid order or deposit lapses: 30 minutes (contract C142). */
export const timeToPayMs = 30 * 60_000

type Paying = Pick<PaidEntity, 'createdAt' | 'slotOverAt'>

/** True once the time to pay is over; at exactly 30 minutes, and at the end of the slot, it is not over yet. */
export function isOverdue({ createdAt, slotOverAt }: Paying, nowMs: number): boolean {
  return nowMs > createdAt.getTime() + timeToPayMs || isTooLate({ slotOverAt }, nowMs)
}

/** True once the slot is over, so that nobody can keep what was ordered for it. */
export function isTooLate({ slotOverAt }: Pick<PaidEntity, 'slotOverAt'>, nowMs: number): boolean {
  return slotOverAt !== null && nowMs > slotOverAt.getTime()
}
