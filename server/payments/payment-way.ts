import type { PaymentCredentials } from '#src/contract/payment.ts'

import type { PaymentDeps, PaymentProviders } from './payment-deps.ts'

/** What an online payment mode brings to the shared payment code; one row each in `payment-ways.ts`. */
export type PaymentWay = {
  readonly webhookPath: string
  /** Settles the payment that a webhook reports. */
  settle(deps: PaymentDeps, ref: string): Promise<void>
  /**
   * Public keys for paying in the browser; `origin` is the address of this service. Null without keys of the provider.
   */
  credentials(providers: PaymentProviders, origin: string): Partial<PaymentCredentials> | null
}
