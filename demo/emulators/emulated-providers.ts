import type { AccountKeys } from '#server/payments/accounts/payment-account.ts'
import type { KeyedProviders } from '#server/payments/accounts/provider-source.ts'
import type { PaymentDeps } from '#server/payments/payment-deps.ts'
import type { App } from '#server/platform/answer.ts'

import { createPayPalEmulator, emulatedApplication } from './paypal/paypal-emulator.ts'
import { payPalEmulatorRoutes } from './paypal/paypal-routes.ts'
import { createStripeEmulator, emulatedKey } from './stripe/stripe-emulator.ts'
import { stripeEmulatorRoutes } from './stripe/stripe-routes.ts'

type Base = Pick<PaymentDeps, 'db' | 'clock'>

/** The emulators of all payment providers: they take play money. What an account has is not found with another's keys. */
export async function emulatedProviders(base: Base, keys?: AccountKeys): Promise<KeyedProviders> {
  if (!keys)
    return { card: createStripeEmulator(base, emulatedKey), payPal: createPayPalEmulator(base, emulatedApplication) }
  const { stripe, payPal } = keys
  return {
    card: stripe && createStripeEmulator(base, stripe.publishableKey),
    payPal: payPal && createPayPalEmulator(base, payPal),
  }
}

/** Routes of the emulators for browsers; real providers have their own servers. */
export function emulatorRoutes(app: App, { db, clock }: Base) {
  stripeEmulatorRoutes(app, db, clock)
  payPalEmulatorRoutes(app, db, clock)
}
