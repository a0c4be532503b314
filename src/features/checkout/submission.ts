import type { Venue } from '#src/contract/venue.ts'
import type { CheckoutRefusal } from '#src/domain/checkout/check-submission.ts'
import type { OrderRequest } from '#src/domain/checkout/order-request.ts'
import type { PaymentOption } from '#src/domain/payments/payment-option.ts'
import type { StartedDraft } from '#src/state/order-draft-store.ts'

import type { Setback } from './setback/setback.ts'
import type { Checkout } from './use-checkout.ts'

export type SubmissionDeps = {
  readonly venue: Venue
  readonly draft: StartedDraft
  readonly checkout: Checkout
  /** Leads the diner to the block that is not complete. */
  readonly onRefused: (refusal: CheckoutRefusal) => void
  /** Shows what the service refused and what can be done; null takes it away. */
  readonly onSetback: (setback: Setback | null) => void
}

/** An order that has passed its checks. */
export type Submission = {
  readonly request: OrderRequest
  /** Equal for equal drafts: decides whether an order is sent again under the same key. */
  readonly fingerprint: string
  readonly payment: PaymentOption
}
