import type { App } from '#demo/server/answer.ts'
import { createPayPalEmulator } from '#demo/server/emulators/paypal/paypal-emulator.ts'
import { payPalEmulatorRoutes } from '#demo/server/emulators/paypal/paypal-routes.ts'
import { createStripeEmulator } from '#demo/server/emulators/stripe/stripe-emulator.ts'
import { stripeEmulatorRoutes } from '#demo/server/emulators/stripe/stripe-routes.ts'

import type { PaymentDeps } from './payment-deps.ts'

type Base = Pick<PaymentDeps, 'db' | 'clock' | 'log'>

/** The providers of this service: the emulators. */
export function openPayments(base: Base): PaymentDeps {
  const { db, clock } = base
  return { ...base, card: createStripeEmulator(db, clock), payPal: createPayPalEmulator(db) }
}

/** What an emulator serves to browsers; a real provider has servers of its own. */
export function emulatorRoutes(app: App, { db, clock, card, payPal }: PaymentDeps) {
  if (card.isEmulator) stripeEmulatorRoutes(app, db, clock)
  if (payPal.isEmulator) payPalEmulatorRoutes(app, db, clock)
}
