import type { Cents, Id } from '#src/contract/values.ts'

/** A payment by card as the provider sees it. */
export type CardIntent = {
  /** `pi_...` */
  readonly ref: string
  /** What the browser confirms it with. */
  readonly clientSecret: string
  /** `processing`: the provider cannot say yet. */
  readonly status: 'open' | 'processing' | 'succeeded' | 'cancelled'
  readonly amount: Cents
  /** ISO 4217, upper case. */
  readonly currency: string
  /** As `createIntent` was told, null for a payment that is not ours. */
  readonly entity: IntentEntity | null
}
export type IntentEntity = {
  readonly restaurantId: Id<'Restaurant'>
  readonly kind: 'order' | 'reservation'
  readonly id: number
}

export type NewIntent = Pick<CardIntent, 'amount' | 'currency'> & {
  readonly entity: IntentEntity
  /** Whose cards may pay; null = a guest. */
  readonly customer: string | null
  /** The same call again finds what the first one made. */
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

/** Who takes cards: Stripe, or its emulator. Everything may be called again; what throws has not been done. */
export type CardProvider = {
  readonly isEmulator: boolean
  readonly publishableKey: string
  createIntent(intent: NewIntent): Promise<CardIntent>
  /** As it is now; null when there is none. */
  lookAt(ref: string): Promise<CardIntent | null>
  /** Sees to it that nothing can be paid with it any more, and says how it ended: it may have succeeded just before. */
  close(ref: string): Promise<CardIntent | null>
  /** Closes it, or refunds it all when it has succeeded; throws while the provider cannot say. */
  giveBack(ref: string): Promise<void>
  /** Somebody whose cards are kept. */
  createCustomer(customer: { readonly email: string; readonly key: string }): Promise<string>
  cardsOf(customer: string): Promise<StoredCard[]>
  /** Secret of the intent that keeps a card without paying. */
  createSetup(customer: string): Promise<string>
  /** False when the customer has no such card. */
  detach(customer: string, id: string): Promise<boolean>
  /** The payment a webhook tells of, once its signature holds; `false` when it does not, null when it is about something else. */
  readWebhook(webhook: Webhook): Promise<string | null | false>
}

export type Webhook = {
  readonly headers: Headers
  /** As it came: the signature is over its bytes. */
  readonly body: string
  readonly nowMs: number
}
