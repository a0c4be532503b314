import type { CardIntent, CardProvider } from '#server/payments/card-provider.ts'
import { actionDone } from '#server/payments/payment-provider.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Clock } from '#server/platform/service-clock.ts'
import { metadataOf } from '#server/providers/stripe/intent-metadata.ts'
import { readStripeWebhook } from '#server/providers/stripe/stripe-webhook.ts'
import { cents } from '#src/domain/money.ts'
import { toProvider } from '#src/domain/payments/provider-amounts.ts'

import { chargeFault } from './charge-fault.ts'
import type { IntentRow } from './intents.ts'
import { createIntent, dropMethod, intentOf, methodsOf, moveIntent, newRef, refundIntent } from './intents.ts'

/** Signs the emulator's own webhooks; real ones are signed with STRIPE_WEBHOOK_SECRET. */
export const emulatedWebhookSecret = 'whsec_comanda_emulator'

/** Emulates Stripe: the same interface, with its data in our database. */
export function createStripeEmulator(db: Database, clock: Clock): CardProvider {
  async function lookAt(ref: string) {
    const row = await intentOf(db, ref)
    return row && asIntent(row)
  }

  async function close(ref: string) {
    const closed = await moveIntent(db, ref, { status: 'canceled' })
    return closed ? asIntent(closed) : lookAt(ref)
  }

  return {
    isEmulator: true,
    publishableKey: 'pk_test_comanda_emulator',
    lookAt,
    close,
    createIntent: async ({ amount, currency, customer, reference, key }) => {
      const fault = chargeFault(toProvider('card', amount, currency), currency)
      if (fault) throw new Error(`Stripe refuses ${amount} ${currency}: ${fault}`)
      const intent = { kind: 'payment', amount, currency, customer, idempotencyKey: key } as const
      const metadata = metadataOf(reference)
      return asIntent(await createIntent(db, { ...intent, metadata }, clock.now(reference.restaurantId)))
    },
    capture: null,
    giveBack: async (ref) => {
      const intent = await close(ref)
      if (intent?.status === 'succeeded') await refundIntent(db, ref)
      return actionDone
    },
    createCustomer: async () => newRef('cus'),
    cardsOf: async (customer) =>
      (await methodsOf(db, customer)).map(({ id, brand, last4, expMonth, expYear }) => ({
        id,
        brand,
        last4,
        expiryMonth: expMonth,
        expiryYear: expYear,
      })),
    createSetup: async (customer) => {
      const intent = { kind: 'setup', amount: cents(0), currency: '', customer } as const
      return (await createIntent(db, intent, clock.now())).clientSecret
    },
    detach: (customer, id) => dropMethod(db, id, customer),
    readWebhook: (webhook) => readStripeWebhook(webhook, emulatedWebhookSecret),
  }
}

const statuses = {
  requires_payment_method: 'open',
  requires_action: 'open',
  succeeded: 'succeeded',
  canceled: 'cancelled',
} as const satisfies Record<IntentRow['status'], CardIntent['status']>

function asIntent({ id, clientSecret, status, amount, currency }: IntentRow): CardIntent {
  return { ref: id, clientSecret, status: statuses[status], amount, currency }
}
