import type { PaymentCredentials } from '#src/contract/payment.ts'

import type { PaidEntity } from './paid-entity.ts'
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
  /**
   * Settles the payments of an entity whose money the provider holds without having said so; null where it never does.
   */
  readonly settleHeld: ((deps: PaymentDeps, entity: PaidEntity) => Promise<void>) | null
  /**
   * The secret of a payment that only its payer knows, for the payment page, or null without keys of the provider; null
   * where payments have none.
   */
  readonly secretOf: ((providers: PaymentProviders, ref: string) => Promise<string | null>) | null
  /** What the script of the payment page needs to offer it; null without keys of the provider, or where it cannot. */
  pageData(providers: PaymentProviders, origin: string): object | null
  /** Origins of the provider that the payment page may load from. */
  pageSources(providers: PaymentProviders): readonly string[]
}
