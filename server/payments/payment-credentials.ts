import type { PaymentModeRow } from '#server/venues/venue-content-queries.ts'
import type { PaymentCredentials } from '#src/contract/payment.ts'
import { isOnlineMode } from '#src/domain/payments/online-mode.ts'

import type { PaymentProviders } from './accounts/provider-source.ts'
import { paymentWays } from './payment-ways.ts'

/** Of a payment that is made elsewhere: the widget gets the address of no provider, only that of the payment page. */
export const credentialsOfPage = (origin: string): PaymentCredentials => ({
  ...nothing,
  paymentPageUrl: `${origin}/pay`,
})

const nothing = {
  publishableKey: null,
  clientId: null,
  environment: null,
  sdkBaseUrl: null,
  paymentPageUrl: null,
  isOrderMadeByService: false,
} as const

type Offered = {
  readonly providers: PaymentProviders
  /** All payment modes of the same offer. */
  readonly modes: readonly PaymentModeRow[]
  /** Address of this service as browsers see it. */
  readonly origin: string
}

/**
 * Public keys and addresses for paying in the browser; null for cash and for a provider without keys [PAY-01]. The
 * payment page needs the secret of a payment from signed-in customers, so its address is sent only where one of the modes
 * has such secrets.
 */
export function credentialsOf(
  { kind, hasPaymentPage }: PaymentModeRow,
  { providers, modes, origin }: Offered,
): PaymentCredentials | null {
  const hasPage = hasPaymentPage && modes.some((mode) => isOnlineMode(mode.kind) && paymentWays[mode.kind].secretOf)
  const page = hasPage ? { paymentPageUrl: `${origin}/pay` } : {}
  const keys = isOnlineMode(kind) ? paymentWays[kind].credentials(providers, origin) : null
  return keys && { ...nothing, ...page, ...keys }
}
