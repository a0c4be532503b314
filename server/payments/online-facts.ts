import type { OnlineMode } from '#src/domain/payments/online-mode.ts'

import type { CardIntent } from './card-provider.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { providerOf } from './payment-deps.ts'
import type { PaymentRow } from './payment-queries.ts'

/** A payment after it was closed: it may have succeeded just before, or be undecided still. */
type ClosedPayment = Pick<CardIntent, 'ref' | 'amount' | 'currency' | 'status'>

type OnlineFacts = {
  /** The kind of the jobs that call its provider: one each, so that a provider that does not answer holds up no other. */
  readonly job: string
  /**
   * Closes an open payment before what it pays for lapses, so that it cannot succeed afterwards; null where the provider
   * cannot: what succeeds later is given back.
   */
  readonly close: ((deps: PaymentDeps, payment: PaymentRow) => Promise<ClosedPayment | null>) | null
}

/** What all payment code knows of each online mode; what depends on how it is charged is in `payment-ways.ts`. */
export const onlineFacts: Readonly<Record<OnlineMode, OnlineFacts>> = {
  card: {
    job: 'payment-card',
    close: async (deps, { ref, paymentAccountId }) => (await providerOf(deps, 'card', paymentAccountId)).close(ref),
  },
  payPal: { job: 'payment-paypal', close: null },
}
