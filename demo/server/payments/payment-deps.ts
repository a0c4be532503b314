import type { Clock } from '#demo/server/clock.ts'
import type { Database } from '#demo/server/db/database.ts'
import type { Logger } from '#demo/server/middleware/log.ts'

import type { CardProvider } from './card-provider.ts'
import type { PayPalProvider } from './paypal-provider.ts'

export type PaymentDeps = {
  readonly db: Database
  readonly clock: Clock
  readonly card: CardProvider
  readonly payPal: PayPalProvider
  readonly log: Logger
}

/** Unpaid for longer than this an order or a deposit lapses (contract C142). */
export const timeToPayMs = 30 * 60_000

/** An entity whose time to pay is over; at the last millisecond it can still be paid. */
export function isOverdue({ createdAt }: { readonly createdAt: Date }, nowMs: number): boolean {
  return nowMs > createdAt.getTime() + timeToPayMs
}
