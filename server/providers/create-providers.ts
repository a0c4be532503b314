import type { PaymentDeps, PaymentProviders } from '#server/payments/payment-deps.ts'
import type { ProviderKeys } from '#server/settings/settings.ts'

import { createPayPalRest } from './paypal/paypal-rest.ts'
import { createStripeProvider } from './stripe/stripe-provider.ts'

/** The payment providers whose keys are set. */
export async function createProviders(
  { clock }: Pick<PaymentDeps, 'clock'>,
  { stripe, payPal }: Pick<ProviderKeys, 'stripe' | 'payPal'>,
): Promise<PaymentProviders> {
  return {
    card: stripe && (await createStripeProvider(stripe)),
    payPal: payPal && createPayPalRest(payPal, { now: () => clock.now() }),
  }
}
