import type { PaymentModeRow } from '#demo/server/venues/venue-content-queries.ts'
import type { PaymentCredentials } from '#src/contract/payment.ts'

import type { PaymentProviders } from './payment-deps.ts'

const nothing = {
  publishableKey: null,
  clientId: null,
  environment: null,
  sdkBaseUrl: null,
  paymentPageUrl: null,
} as const

type Offered = {
  readonly providers: PaymentProviders
  /** Everything that is offered with it. */
  readonly modes: readonly PaymentModeRow[]
  /** Address of this service as browsers see it. */
  readonly origin: string
}

/**
 * What a browser needs to pay in a mode; null for cash and for a provider without keys [PAY-01]. A customer opens the
 * payment page with the secret of a card payment, so it is named only where cards are taken too.
 */
export function credentialsOf(
  { kind, hasPaymentPage }: PaymentModeRow,
  { providers: { card, payPal }, modes, origin }: Offered,
): PaymentCredentials | null {
  const hasPage = hasPaymentPage && modes.some((mode) => mode.kind === 'card')
  const page = hasPage ? { paymentPageUrl: `${origin}/pay` } : {}
  if (kind === 'card') return card && { ...nothing, ...page, publishableKey: card.publishableKey }
  if (kind !== 'payPal' || !payPal) return null
  const { clientId, environment } = payPal
  return { ...nothing, ...page, clientId, environment, sdkBaseUrl: payPal.sdkBaseUrl(origin) }
}
