import type { PaymentDeps, PaymentProviders } from '#demo/server/payments/payment-deps.ts'
import type { App } from '#demo/server/platform/answer.ts'
import { createPayPalEmulator } from '#demo/server/providers/paypal/emulator/paypal-emulator.ts'
import { payPalEmulatorRoutes } from '#demo/server/providers/paypal/emulator/paypal-routes.ts'
import { createStripeEmulator } from '#demo/server/providers/stripe/emulator/stripe-emulator.ts'
import { stripeEmulatorRoutes } from '#demo/server/providers/stripe/emulator/stripe-routes.ts'
import type { ProviderKeys } from '#demo/server/settings/settings.ts'

import { createPayPalRest } from './paypal/paypal-rest.ts'
import { createStripeProvider } from './stripe/stripe-provider.ts'

/** The payment providers whose keys are set; with no keys at all, and outside production, their emulators. */
export async function createProviders(
  { db, clock }: Pick<PaymentDeps, 'db' | 'clock'>,
  { stripe, payPal, mayEmulate }: ProviderKeys & { readonly mayEmulate: boolean },
): Promise<PaymentProviders> {
  if (mayEmulate) return { card: createStripeEmulator(db, clock), payPal: createPayPalEmulator(db) }
  return {
    card: stripe && (await createStripeProvider(stripe)),
    payPal: payPal && createPayPalRest(payPal, { now: () => clock.now() }),
  }
}

/** Routes of the emulators for browsers; real providers have their own servers. */
export function emulatorRoutes(app: App, { db, clock, card, payPal }: PaymentDeps) {
  if (card?.isEmulator) stripeEmulatorRoutes(app, db, clock)
  if (payPal?.isEmulator) payPalEmulatorRoutes(app, db, clock)
}
