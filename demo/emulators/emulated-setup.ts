import { randomUUID } from 'node:crypto'

import type { AccountFault, AccountSetup, Money, SetupKeys } from '#server/payments/accounts/account-setup.ts'
import type { PaymentDeps } from '#server/payments/payment-deps.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { emulatedApplication } from './paypal/paypal-emulator.ts'
import { createIntent, moveIntent } from './stripe/intents.ts'
import { emulatedKey, emulatedWebhookSecret } from './stripe/stripe-emulator.ts'

type Base = Pick<PaymentDeps, 'db' | 'clock'>

/**
 * Setting an account at the emulators. They know every account whose keys have the same ending: at Stripe `pk_test_NAME` and
 * `rk_test_NAME`, at PayPal any client id with the secret `secret-NAME`. Keys that move money are unknown to them, and a
 * restricted key that ends in `_limited` may do too little.
 */
export async function emulatedSetup(base: Base, keys: SetupKeys): Promise<AccountSetup> {
  return keys.kind === 'stripe' ? stripeSetup(base, keys) : payPalSetup(keys)
}

const fault = (field: string, reason: AccountFault['reason'], said: string) => refuse({ field, reason, said })

function stripeSetup({ db, clock }: Base, { mode, publicPart, secrets }: SetupKeys): AccountSetup {
  const { publishableKey = '' } = publicPart
  const { secretKey = '' } = secrets
  const nameOf = (key: string) => key.split('_').slice(2).join('_')
  return {
    tryPayment: async (money) => {
      if (mode === 'live') return fault('secretKey', 'unknown-key', 'The emulator knows test keys only.')
      if (secretKey.endsWith('_limited')) return fault('secretKey', 'too-little', 'The emulated key may do too little.')
      // Everybody without an account is paid there.
      if (publishableKey === emulatedKey || nameOf(secretKey) !== nameOf(publishableKey))
        return fault('publishableKey', 'other-account', 'The emulated keys are of different accounts.')
      await tryIntent(money)
      return accept({})
    },
    registerWebhook: async () => ({
      publicPart: { webhookId: `we_${randomUUID()}` },
      secrets: { webhookSecret: emulatedWebhookSecret(publishableKey) },
    }),
    removeWebhook: () => Promise.resolve(true),
    registerDomain: () => Promise.resolve(true),
  }

  async function tryIntent({ amount, currency }: Money): Promise<void> {
    const intent = { account: publishableKey, kind: 'payment', amount, currency, customer: null } as const
    const { id } = await createIntent(db, intent, clock.now())
    await moveIntent(db, id, { status: 'canceled' })
  }
}

function payPalSetup({ mode, publicPart, secrets }: SetupKeys): AccountSetup {
  const { clientSecret = '' } = secrets
  return {
    tryPayment: async () => {
      const isOwn = publicPart.clientId !== emulatedApplication.clientId
      const isKnown = mode === 'test' && isOwn && clientSecret.startsWith('secret-')
      if (!isKnown) return fault('clientSecret', 'unknown-key', 'The emulator knows secrets such as secret-NAME only.')
      return accept({ merchantId: 'EMULATOR' })
    },
    registerWebhook: async () => ({ publicPart: { webhookId: `WH-${randomUUID()}` }, secrets: {} }),
    removeWebhook: () => Promise.resolve(true),
    registerDomain: null,
  }
}
