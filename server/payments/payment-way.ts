import type { PaymentCredentials } from '#src/contract/payment.ts'

import type { PaymentProviders } from './accounts/provider-source.ts'
import type { PaidEntity } from './paid-entity.ts'
import type { PaymentDeps } from './payment-deps.ts'
import type { PaymentRow } from './payment-queries.ts'

/** What an online payment mode brings to the shared payment code; one row each in `payment-ways.ts`. */
export type PaymentWay = {
  /** Below it, by its number, that of each account of its own. */
  readonly webhookPath: string
  /** Settles a payment that was begun here, which a webhook reports. */
  settle(deps: PaymentDeps, begun: PaymentRow): Promise<void>
  /**
   * Public keys for paying in the browser; `origin` is the address of this service. Null without keys of the provider.
   */
  credentials(providers: PaymentProviders, origin: string): Partial<PaymentCredentials> | null
  /**
   * Settles the payments of an entity whose money the provider holds without having said so; null where it never does.
   */
  readonly settleHeld: ((deps: PaymentDeps, entity: PaidEntity) => Promise<void>) | null
  /**
   * The secret of a payment that only its payer knows, for the payment page, or null without keys of its account; null
   * where payments have none.
   */
  readonly secretOf: ((deps: PaymentDeps, begun: PaymentRow) => Promise<string | null>) | null
  /** What the script of the payment page needs to offer it; null without keys of the provider, or where it cannot. */
  pageData(providers: PaymentProviders, origin: string): object | null
  /** Origins of the provider that the payment page may load from. */
  readonly pageSources: readonly string[]
}
