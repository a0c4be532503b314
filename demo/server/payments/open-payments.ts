import { createPayPalEmulator } from '#demo/server/emulators/paypal/paypal-emulator.ts'
import { payPalEmulatorRoutes } from '#demo/server/emulators/paypal/paypal-routes.ts'
import { createStripeEmulator } from '#demo/server/emulators/stripe/stripe-emulator.ts'
import { stripeEmulatorRoutes } from '#demo/server/emulators/stripe/stripe-routes.ts'
import type { App } from '#demo/server/platform/answer.ts'
import type { ProviderKeys } from '#demo/server/platform/provider-keys.ts'

import type { PaymentDeps } from './payment-deps.ts'
import { createPayPalRest } from './paypal-rest.ts'
import { createStripeProvider } from './stripe-provider.ts'

/** The providers whose keys are set; with no keys at all, and outside production, their emulators. */
export async function openPayments(
  base: Pick<PaymentDeps, 'db' | 'clock' | 'log'>,
  { stripe, payPal, mayEmulate }: ProviderKeys,
): Promise<PaymentDeps> {
  const { db, clock } = base
  if (mayEmulate) return { ...base, card: createStripeEmulator(db, clock), payPal: createPayPalEmulator(db) }
  return {
    ...base,
    card: stripe && (await createStripeProvider(stripe)),
    payPal: payPal && createPayPalRest(payPal, { now: () => clock.now() }),
  }
}

/** What an emulator serves to browsers; a real provider has servers of its own. */
export function emulatorRoutes(app: App, { db, clock, card, payPal }: PaymentDeps) {
  if (card?.isEmulator) stripeEmulatorRoutes(app, db, clock)
  if (payPal?.isEmulator) payPalEmulatorRoutes(app, db, clock)
}
