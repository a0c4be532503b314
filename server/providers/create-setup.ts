import type { AccountSetup, SetupKeys } from '#server/payments/accounts/account-setup.ts'

import { createPayPalSetup } from './paypal/paypal-setup.ts'
import { createStripeSetup } from './stripe/stripe-setup.ts'

type Outside = { readonly fetch?: typeof globalThis.fetch; readonly now: () => number }

/** The provider's side of setting up an account. */
export async function createSetup(
  { kind, mode, publicPart, secrets }: SetupKeys,
  outside: Outside,
): Promise<AccountSetup> {
  switch (kind) {
    case 'stripe': {
      const { publishableKey = '' } = publicPart
      return createStripeSetup({ publishableKey, secretKey: secrets.secretKey ?? '' }, outside.fetch)
    }
    case 'payPal': {
      const environment = mode === 'live' ? 'production' : 'sandbox'
      const { clientId = '' } = publicPart
      return createPayPalSetup({ clientId, clientSecret: secrets.clientSecret ?? '', environment }, outside)
    }
  }
}
