import type { Cents } from '#src/contract/values.ts'

import type { PaymentProvider } from './payment-provider.ts'

/** An order at PayPal, made in the browser by its SDK (contract 3.6). */
export type PayPalOrder = {
  readonly ref: string
  readonly intent: string
  readonly currency: string
  readonly amount: Cents
  /** `ORDINE-10057` */
  readonly customId: string
  /** `held` once it was authorised, `taken` once it was captured; `over` when neither can happen any more. */
  readonly state: 'created' | 'approved' | 'held' | 'taken' | 'over'
}

/** PayPal, or its emulator. Every call is safe to repeat; after a throw nothing has been done. */
export type PayPalProvider = PaymentProvider & {
  readonly clientId: string
  readonly environment: 'sandbox' | 'production'
  /** Where the SDK is fetched instead of PayPal, below the origin of this service; null = PayPal itself. */
  sdkBaseUrl(origin: string): string | null
  /** Client token for the SDK; null = none is needed. */
  clientToken(): Promise<string | null>
  /** As it is now; null when there is none. */
  lookAt(ref: string): Promise<PayPalOrder | null>
  /** Authorizes the money of an approved order; answers the new state. */
  authorize(ref: string): Promise<PayPalOrder | null>
  /** Captures the authorized money; does nothing when it is captured already. */
  capture(ref: string): Promise<void>
}
