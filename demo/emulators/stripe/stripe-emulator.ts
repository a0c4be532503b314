import { refundPart } from '#demo/emulators/emulated-refunds.ts'
import type { CardIntent, CardProvider, StoredCard } from '#server/payments/card-provider.ts'
import type { PaymentDeps } from '#server/payments/payment-deps.ts'
import { actionDone } from '#server/payments/payment-provider.ts'
import { metadataOf } from '#server/providers/stripe/intent-metadata.ts'
import { readStripeWebhook } from '#server/providers/stripe/stripe-webhook.ts'
import { cents } from '#src/domain/money.ts'
import { toProvider } from '#src/domain/payments/provider-amounts.ts'

import { chargeFault } from './charge-fault.ts'
import type { IntentRow, MethodRow } from './intents.ts'
import {
  createIntent,
  dropMethod,
  dropMethods,
  intentOf,
  isCustomerOf,
  methodsOf,
  moveIntent,
  newRef,
  refundIntent,
} from './intents.ts'

/** The publishable key of the emulator's own account; every other key is one of an account beside it. */
export const emulatedKey = 'pk_test_comanda_emulator'

/** Signs the webhooks of an account; real ones are signed with a secret that Stripe makes. */
export function emulatedWebhookSecret(account: string): string {
  return `whsec_${account}`
}

/** Emulates Stripe for an account, named by its publishable key: the same interface, with its data in our database. */
export function createStripeEmulator({ db, clock }: Pick<PaymentDeps, 'db' | 'clock'>, account: string): CardProvider {
  const own = async (ref: string) => {
    const row = await intentOf(db, ref)
    return row?.account === account ? row : null
  }

  async function lookAt(ref: string) {
    const row = await own(ref)
    return row && asIntent(row)
  }

  async function close(ref: string) {
    const closed = (await own(ref)) && (await moveIntent(db, ref, { status: 'canceled' }))
    return closed ? asIntent(closed) : lookAt(ref)
  }

  async function checkCustomer(customer: string | null) {
    if (customer !== null && !(await isCustomerOf(db, account, customer)))
      throw new Error(`Stripe refuses: No such customer: ${customer}`)
  }

  return {
    isEmulator: true,
    publishableKey: account,
    lookAt,
    close,
    createIntent: async ({ amount, currency, customer, reference, key }) => {
      await checkCustomer(customer)
      const fault = chargeFault(toProvider('card', amount, currency), currency)
      if (fault) throw new Error(`Stripe refuses ${amount} ${currency}: ${fault}`)
      const intent = { account, kind: 'payment', amount, currency, customer, idempotencyKey: key } as const
      const metadata = metadataOf(reference)
      return asIntent(await createIntent(db, { ...intent, metadata }, clock.now(reference.restaurantId)))
    },
    capture: null,
    giveBack: async (ref) => {
      const intent = await close(ref)
      if (intent?.status === 'succeeded') await refundIntent(db, ref)
      return actionDone
    },
    giveBackPart: async (ref, part) => {
      const intent = await own(ref)
      if (intent?.status !== 'succeeded') throw new Error(`Nothing was taken by ${ref}.`)
      if (!intent.isRefunded) await refundPart(db, { ref, paid: intent.amount, nowMs: clock.now() }, part)
      return actionDone
    },
    createCustomer: async () => newRef('cus'),
    deleteCustomer: async (customer) => {
      await dropMethods(db, { account, customer })
    },
    cardsOf: async (customer) => {
      await checkCustomer(customer)
      return (await methodsOf(db, { account, customer })).map(asStoredCard)
    },
    createSetup: async (customer) => {
      await checkCustomer(customer)
      const intent = { account, kind: 'setup', amount: cents(0), currency: '', customer } as const
      return (await createIntent(db, intent, clock.now())).clientSecret
    },
    detach: (customer, id) => dropMethod(db, id, { account, customer }),
    readWebhook: (webhook) => readStripeWebhook(webhook, emulatedWebhookSecret(account)),
  }
}

function asStoredCard({ id, brand, last4, expMonth, expYear }: MethodRow): StoredCard {
  return { id, brand, last4, expiryMonth: expMonth, expiryYear: expYear }
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
