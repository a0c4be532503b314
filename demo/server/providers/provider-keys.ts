import type { PayPalKeys } from '#demo/server/providers/paypal/paypal-api.ts'
import type { StripeKeys } from '#demo/server/providers/stripe/stripe-provider.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The providers that this service has accounts with. */
export type ProviderKeys = {
  readonly stripe: StripeKeys | null
  readonly payPal: PayPalKeys | null
  /** Empty: no Google. */
  readonly googleClientIds: readonly string[]
  /**
   * Whether emulators stand in for the providers. They accept play money and sign anybody in, so they exist only where
   * no provider at all has keys and NODE_ENV is not `production`.
   */
  readonly mayEmulate: boolean
}

export function readProviderKeys(environment: Environment = process.env): ProviderKeys {
  const stripe = stripeKeysOf(environment)
  const payPal = payPalKeysOf(environment)
  const googleClientIds = (environment.GOOGLE_CLIENT_ID ?? '').split(',').filter((id) => id !== '')
  const hasKeys = stripe !== null || payPal !== null || googleClientIds.length > 0
  return { stripe, payPal, googleClientIds, mayEmulate: !hasKeys && environment.NODE_ENV !== 'production' }
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

/** With half of the keys the service would take money and never hear of it, so it does not start. */
function allOrNothing(environment: Environment, names: Three): Three | null {
  const [first, second, third] = names.map((name) => environment[name] || undefined)
  if (first && second && third) return [first, second, third]
  if (!first && !second && !third) return null
  const missing = names.filter((name) => !environment[name])
  throw new Error(`Comanda: ${missing.join(' and ')} must be set too, or none of ${names.join(', ')}.`)
}
