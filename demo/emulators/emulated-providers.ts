import type { PaymentDeps, PaymentProviders } from '#server/payments/payment-deps.ts'
import type { App } from '#server/platform/answer.ts'

import { createPayPalEmulator } from './paypal/paypal-emulator.ts'
import { payPalEmulatorRoutes } from './paypal/paypal-routes.ts'
import { createStripeEmulator } from './stripe/stripe-emulator.ts'
import { stripeEmulatorRoutes } from './stripe/stripe-routes.ts'

type Base = Pick<PaymentDeps, 'db' | 'clock'>

/** The emulators of all payment providers: they take play money. */
export function emulatedProviders({ db, clock }: Base): PaymentProviders {
  return { card: createStripeEmulator(db, clock), payPal: createPayPalEmulator(db, clock) }
}

/** Routes of the emulators for browsers; real providers have their own servers. */
export function emulatorRoutes(app: App, { db, clock }: Base) {
  stripeEmulatorRoutes(app, db, clock)
  payPalEmulatorRoutes(app, db, clock)
}
