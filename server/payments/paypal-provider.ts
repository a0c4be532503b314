import type { Cents } from '#src/contract/values.ts'

import type { ActionEnd, PaymentProvider } from './payment-provider.ts'

/** An order at PayPal, made by us, or in the browser by PayPal's SDK (contract 3.6). */
export type PayPalOrder = {
  readonly ref: string
  readonly intent: string
  readonly currency: string
  readonly amount: Cents
  /** `ORDINE-10057`; of an order made by us the installation follows. */
  readonly customId: string
  /** Merchant id of the account that gets the money: who makes the order may name any. */
  readonly payee: string
  /**
   * `held` once it was authorised, `taken` once it was captured; `pending` while PayPal has not decided about one of the
   * two, `over` when neither can happen any more.
   */
  readonly state: 'created' | 'approved' | 'pending' | 'held' | 'taken' | 'over'
}

export type NewPayPalOrder = Pick<PayPalOrder, 'amount' | 'currency' | 'customId'> & {
  /** Idempotency key: a repeated call answers the first order. */
  readonly key: string
}

/** PayPal, or its emulator. Every call is safe to repeat; after a throw nothing has been done. */
export type PayPalProvider = PaymentProvider & {
  readonly clientId: string
  readonly environment: 'sandbox' | 'production'
  /** Of the account that is to be paid. */
  readonly merchantId: string
  /** Where the SDK is fetched instead of PayPal, below the origin of this service; null = PayPal itself. */
  sdkBaseUrl(origin: string): string | null
  /** Client token for the SDK; null = none is needed. */
  clientToken(): Promise<string | null>
  /** As it is now; null when there is none. */
  lookAt(ref: string): Promise<PayPalOrder | null>
  /** Makes an order that is authorized later. */
  createOrder(order: NewPayPalOrder): Promise<PayPalOrder>
  /**
   * Authorizes the money of an approved order and answers the new state; null when PayPal refuses, or another installation
   * has authorized it.
   */
  authorize(ref: string, installation: string): Promise<PayPalOrder | null>
  /** Captures the authorized money; only a completed capture is done. */
  capture(ref: string): Promise<ActionEnd>
}
