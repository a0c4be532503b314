import type { PaymentModeRow } from '#demo/server/queries/venue-content.ts'
import type { PaymentCredentials } from '#src/contract/payment.ts'

import type { PaymentDeps } from './payment-deps.ts'

const nothing = {
  publishableKey: null,
  clientId: null,
  environment: null,
  sdkBaseUrl: null,
  paymentPageUrl: null,
} as const

/** What a browser needs to pay in a mode; null for cash [PAY-01]. */
export function credentialsOf(
  { kind, hasPaymentPage }: PaymentModeRow,
  { card, payPal }: PaymentDeps,
  origin: string,
): PaymentCredentials | null {
  const page = hasPaymentPage ? { paymentPageUrl: `${origin}/pay` } : {}
  if (kind === 'card') return { ...nothing, ...page, publishableKey: card.publishableKey }
  if (kind !== 'payPal') return null
  const { clientId, environment } = payPal
  return { ...nothing, ...page, clientId, environment, sdkBaseUrl: payPal.sdkBaseUrl(origin) }
}
