import type { Stripe as StripeClient } from 'stripe'

import type { CardIntent, CardProvider } from '#server/payments/card-provider.ts'
import type { ActionEnd } from '#server/payments/payment-provider.ts'
import { actionDone } from '#server/payments/payment-provider.ts'
import { outsideLimitMs } from '#server/platform/outside-calls.ts'
import type { StripeKeys } from '#server/settings/settings.ts'
import { fromProvider, toProvider } from '#src/domain/payments/provider-amounts.ts'

import { metadataOf } from './intent-metadata.ts'
import { refundPart } from './refund-part.ts'
import { stripeCustomers } from './stripe-customers.ts'
import { readStripeWebhook } from './stripe-webhook.ts'

/** Stripe itself, through its official library. */
export async function createStripeProvider(keys: StripeKeys, fetch = globalThis.fetch): Promise<CardProvider> {
  const { Stripe } = await import('stripe')
  const stripe = new Stripe(keys.secretKey, {
    httpClient: Stripe.createFetchHttpClient(fetch),
    timeout: outsideLimitMs,
    maxNetworkRetries: 1,
  })

  /** Handles errors of Stripe with this code by `otherwise`; any other error is thrown again. */
  const unless = <T>(code: string, otherwise: () => T) => {
    return (error: unknown): T => {
      if (error instanceof Stripe.errors.StripeError && error.code === code) return otherwise()
      throw error
    }
  }

  async function lookAt(ref: string): Promise<CardIntent | null> {
    const intent = await stripe.paymentIntents.retrieve(ref).catch(unless('resource_missing', () => null))
    return intent && asIntent(intent)
  }

  /** Cancelling an intent that has ended is an error: then its state is read. */
  async function close(ref: string): Promise<CardIntent | null> {
    const closed = await stripe.paymentIntents
      .cancel(ref)
      .catch(unless('payment_intent_unexpected_state', () => null))
      .catch(unless('resource_missing', () => null))
    return closed ? asIntent(closed) : lookAt(ref)
  }

  return {
    isEmulator: false,
    publishableKey: keys.publishableKey,
    lookAt,
    close,
    createIntent: async ({ amount, currency, customer, reference, key }) =>
      asIntent(
        await stripe.paymentIntents.create(
          {
            amount: toProvider('card', amount, currency),
            currency: currency.toLowerCase(),
            // Wallets are cards too; capture is automatic (contract 3.6).
            allowed_payment_method_types: ['card'],
            metadata: metadataOf(reference),
            ...(customer === null ? {} : { customer }),
          },
          { idempotencyKey: key },
        ),
      ),
    capture: null,
    giveBack: async (ref) => {
      const intent = await close(ref)
      if (intent?.status === 'processing') return { end: 'pending', reason: 'payment processing' }
      if (intent?.status !== 'succeeded') return actionDone
      const { data: made } = await stripe.refunds.list({ payment_intent: ref, limit: 100 })
      const waiting = made.find(({ status }) => status === 'pending' || status === 'requires_action')
      if (waiting) return endOfRefund(waiting)
      // A refund that failed is tried anew under another key.
      const key = { idempotencyKey: `comanda-refund-${ref}-${made.length}` }
      const refund = stripe.refunds.create({ payment_intent: ref }, key)
      return endOfRefund(await refund.catch(unless('charge_already_refunded', () => null)))
    },
    giveBackPart: async (ref, part) =>
      endOfRefund(await refundPart(stripe, ref, part).catch(unless('charge_already_refunded', () => null))),
    ...stripeCustomers(stripe, unless),
    readWebhook: (webhook) => readStripeWebhook(webhook, keys.webhookSecret),
  }
}

/** Null: everything had gone back already. */
function endOfRefund(refund: StripeClient.Refund | null): ActionEnd {
  const status = refund === null ? 'succeeded' : refund.status
  if (status === 'succeeded') return actionDone
  const isWaiting = status === 'pending' || status === 'requires_action'
  return { end: isWaiting ? 'pending' : 'failed', reason: `refund ${status}` }
}

function asIntent({ id, client_secret: secret, status, amount, currency }: StripeClient.PaymentIntent) {
  return {
    ref: id,
    clientSecret: secret ?? '',
    status: statusOf(status),
    amount: fromProvider('card', amount, currency.toUpperCase()),
    currency: currency.toUpperCase(),
  }
}

function statusOf(status: string): CardIntent['status'] {
  if (status === 'canceled') return 'cancelled'
  return status === 'succeeded' || status === 'processing' ? status : 'open'
}
