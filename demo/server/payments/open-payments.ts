import type { App } from '#demo/server/answer.ts'
import { createPayPalEmulator } from '#demo/server/emulators/paypal/paypal-emulator.ts'
import { payPalEmulatorRoutes } from '#demo/server/emulators/paypal/paypal-routes.ts'
import { createStripeEmulator } from '#demo/server/emulators/stripe/stripe-emulator.ts'
import { stripeEmulatorRoutes } from '#demo/server/emulators/stripe/stripe-routes.ts'

import type { PaymentDeps } from './payment-deps.ts'
import type { PayPalKeys } from './paypal-api.ts'
import { createPayPalRest } from './paypal-rest.ts'
import type { StripeKeys } from './stripe-provider.ts'
import { createStripeProvider } from './stripe-provider.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The providers of this service: the real ones where the environment has their keys, else their emulators. */
export async function openPayments(
  base: Pick<PaymentDeps, 'db' | 'clock' | 'log'>,
  environment: Environment = process.env,
): Promise<PaymentDeps> {
  const { db, clock } = base
  const [stripe, payPal] = [stripeKeysOf(environment), payPalKeysOf(environment)]
  return {
    ...base,
    card: stripe ? await createStripeProvider(stripe) : createStripeEmulator(db, clock),
    payPal: payPal ? createPayPalRest(payPal, { now: () => clock.now() }) : createPayPalEmulator(db),
  }
}

/** What an emulator serves to browsers; a real provider has servers of its own. */
export function emulatorRoutes(app: App, { db, clock, card, payPal }: PaymentDeps) {
  if (card.isEmulator) stripeEmulatorRoutes(app, db, clock)
  if (payPal.isEmulator) payPalEmulatorRoutes(app, db, clock)
}

function stripeKeysOf(environment: Environment): StripeKeys | null {
  const keys = allOrNothing(environment, ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'])
  if (!keys) return null
  const [secretKey, publishableKey, webhookSecret] = keys
  return { secretKey, publishableKey, webhookSecret }
}

function payPalKeysOf(environment: Environment): PayPalKeys | null {
  const keys = allOrNothing(environment, ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'])
  if (!keys) return null
  const [clientId, clientSecret, webhookId] = keys
  const isLive = environment.PAYPAL_ENVIRONMENT === 'production'
  return { clientId, clientSecret, webhookId, environment: isLive ? 'production' : 'sandbox' }
}

type Three = readonly [string, string, string]

/** Half of the keys would take money and never hear of it: then the service does not start. */
function allOrNothing(environment: Environment, names: Three): Three | null {
  const [first, second, third] = names.map((name) => environment[name] || undefined)
  if (first && second && third) return [first, second, third]
  if (!first && !second && !third) return null
  const missing = names.filter((name) => !environment[name])
  throw new Error(`Comanda: ${missing.join(' and ')} must be set too, or none of ${names.join(', ')}.`)
}
