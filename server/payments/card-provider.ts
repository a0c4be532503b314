import type { Cents } from '#src/contract/values.ts'

import type { EntityName } from './paid-entity.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** A payment by card as the provider sees it. */
export type CardIntent = {
  /** `pi_...` */
  readonly ref: string
  /** Secret with which the browser confirms the payment. */
  readonly clientSecret: string
  /** `processing`: the outcome is not known yet. */
  readonly status: 'open' | 'processing' | 'succeeded' | 'cancelled'
  readonly amount: Cents
  /** ISO 4217, upper case. */
  readonly currency: string
}

/** What a person who reads the account at the provider finds a payment by; nothing is decided by it. */
export type IntentReference = EntityName & { readonly installation: string }

export type NewIntent = Pick<CardIntent, 'amount' | 'currency'> & {
  readonly reference: IntentReference
  /** Provider id of the customer whose saved cards may be used; null = a guest. */
  readonly customer: string | null
  /** Idempotency key: a repeated call answers the first intent. */
  readonly key: string
}

export type StoredCard = {
  /** `pm_...` */
  readonly id: string
  readonly brand: string
  readonly last4: string
  /** 1..12 */
  readonly expiryMonth: number
  readonly expiryYear: number
}

/** Card payments: Stripe, or its emulator. Every call is safe to repeat; after a throw nothing has been done. */
export type CardProvider = PaymentProvider & {
  readonly capture: null
  readonly publishableKey: string
  createIntent(intent: NewIntent): Promise<CardIntent>
  /** As it is now; null when there is none. */
  lookAt(ref: string): Promise<CardIntent | null>
  /** Cancels the intent and answers its final state: it may have succeeded just before. */
  close(ref: string): Promise<CardIntent | null>
  /** Creates a customer at the provider, who can save cards; answers its id. */
  createCustomer(customer: { readonly email: string; readonly key: string }): Promise<string>
  /** Deletes the customer at the provider with the cards; one that is gone already is left alone. */
  deleteCustomer(customer: string): Promise<void>
  cardsOf(customer: string): Promise<StoredCard[]>
  /** Secret of the intent that keeps a card without paying. */
  createSetup(customer: string): Promise<string>
  /** False when the customer has no such card. */
  detach(customer: string, id: string): Promise<boolean>
}
