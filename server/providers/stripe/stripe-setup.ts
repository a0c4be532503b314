import type { AccountFault, AccountSetup } from '#server/payments/accounts/account-setup.ts'
import { withoutSecrets } from '#server/payments/accounts/account-setup.ts'
import { webhookEvents } from '#server/payments/accounts/webhook-events.ts'
import { outsideLimitMs } from '#server/platform/outside-calls.ts'
import type { StripeKeys } from '#server/settings/settings.ts'
import { toProvider } from '#src/domain/payments/provider-amounts.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

type Keys = Pick<StripeKeys, 'secretKey' | 'publishableKey'>

/** Sets up an account at Stripe by its restricted key. */
export async function createStripeSetup(keys: Keys, fetch = globalThis.fetch): Promise<AccountSetup> {
  const { Stripe } = await import('stripe')
  const outside = { httpClient: Stripe.createFetchHttpClient(fetch), timeout: outsideLimitMs, maxNetworkRetries: 1 }
  const stripe = new Stripe(keys.secretKey, outside)
  const browser = new Stripe(keys.publishableKey, outside)
  const { StripeError, StripeAuthenticationError, StripePermissionError } = Stripe.errors
  const { StripeConnectionError, StripeInvalidRequestError } = Stripe.errors

  /** `field`: the key with which Stripe was asked. */
  function problem(error: unknown, field: keyof Keys = 'secretKey'): AccountFault {
    if (error instanceof StripeConnectionError)
      return { field: '', reason: 'unreachable', said: 'Stripe cannot be reached now.' }
    if (error instanceof StripeAuthenticationError) {
      const said = 'Stripe does not know one of the keys: it was deleted, or not copied whole.'
      return { field, reason: 'unknown-key', said }
    }
    if (!(error instanceof StripeError)) throw error
    const said = withoutSecrets(error.message, [keys.secretKey])
    return error instanceof StripePermissionError
      ? { field, reason: 'too-little', said: `The restricted key may do too little: ${said}` }
      : { field: '', reason: 'refused', said: `Stripe refuses: ${said}` }
  }

  /** Null when Stripe refuses it: the restricted key may not, or the address is one that Stripe cannot reach. */
  async function ifTaken<T>(work: Promise<T>): Promise<T | null> {
    return work.catch((error: unknown) => {
      if (error instanceof StripePermissionError || error instanceof StripeInvalidRequestError) return null
      throw new Error(problem(error).said)
    })
  }

  /** As a browser reads it: by the publishable key, which must be one of the same account. */
  async function browserFault(id: string, secret: string): Promise<AccountFault | null> {
    try {
      await browser.paymentIntents.retrieve(id, { client_secret: secret })
      return null
    } catch (error) {
      if (!(error instanceof StripeError && error.code === 'resource_missing')) return problem(error, 'publishableKey')
      const said = 'The publishable key is one of another account than the restricted key.'
      return { field: 'publishableKey', reason: 'other-account', said }
    }
  }

  return {
    tryPayment: async ({ amount, currency }) => {
      try {
        const { id, client_secret: secret } = await stripe.paymentIntents.create({
          amount: toProvider('card', amount, currency),
          currency: currency.toLowerCase(),
          allowed_payment_method_types: ['card'],
          metadata: { test: 'account' },
        })
        const fault = await browserFault(id, secret ?? '').finally(() => stripe.paymentIntents.cancel(id))
        if (fault) return refuse(fault)
        // Needed for kept cards and for refunds.
        const one = { limit: 1 }
        await Promise.all([stripe.customers.list(one), stripe.setupIntents.list(one), stripe.refunds.list(one)])
        return accept({})
      } catch (error) {
        return refuse(problem(error))
      }
    },
    registerWebhook: async (url) => {
      const made = await ifTaken(stripe.webhookEndpoints.create({ url, enabled_events: [...webhookEvents.stripe] }))
      // The secret comes at this moment only.
      return made?.secret ? { publicPart: { webhookId: made.id }, secrets: { webhookSecret: made.secret } } : null
    },
    removeWebhook: async (id) => {
      const isGone = (error: unknown) => error instanceof StripeError && error.code === 'resource_missing'
      const removed = stripe.webhookEndpoints.del(id).catch((error: unknown) => {
        if (!isGone(error)) throw error
        return { deleted: true }
      })
      return (await ifTaken(removed)) !== null
    },
    registerDomain: async (host) => (await ifTaken(stripe.paymentMethodDomains.create({ domain_name: host }))) !== null,
  }
}
