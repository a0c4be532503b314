import type { AccountKeys } from '#server/payments/accounts/payment-account.ts'
import type { KeyedProviders } from '#server/payments/accounts/provider-source.ts'
import type { PaymentDeps } from '#server/payments/payment-deps.ts'

import { createPayPalRest } from './paypal/paypal-rest.ts'
import { createStripeProvider } from './stripe/stripe-provider.ts'

/** The payment providers whose keys are set. */
export async function createProviders(
  { clock }: Pick<PaymentDeps, 'clock'>,
  { stripe, payPal }: AccountKeys,
): Promise<KeyedProviders> {
  return {
    card: stripe && (await createStripeProvider(stripe)),
    payPal: payPal && createPayPalRest(payPal, { now: () => clock.now() }),
  }
}
