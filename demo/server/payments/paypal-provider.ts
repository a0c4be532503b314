import type { Cents } from '#src/contract/values.ts'

import type { Webhook } from './card-provider.ts'

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

/** PayPal, or its emulator. Everything may be called again; what throws has not been done. */
export type PayPalProvider = {
  readonly isEmulator: boolean
  readonly clientId: string
  readonly environment: 'sandbox' | 'production'
  /** Where the SDK is fetched instead of PayPal, below the origin of this service; null = PayPal itself. */
  sdkBaseUrl(origin: string): string | null
  /** What the SDK is started with; null = without. */
  clientToken(): Promise<string | null>
  /** As it is now; null when there is none. */
  lookAt(ref: string): Promise<PayPalOrder | null>
  /** Holds the money of an approved order; what it is then. */
  authorize(ref: string): Promise<PayPalOrder | null>
  /** Takes what is held; nothing when it was taken before. */
  capture(ref: string): Promise<void>
  /** Frees what is held, refunds what was taken, nothing when there is neither. */
  giveBack(ref: string): Promise<void>
  /** The order a webhook tells of, once its signature holds; `false` when it does not, null when it is about something else. */
  readWebhook(webhook: Webhook): Promise<string | null | false>
}
