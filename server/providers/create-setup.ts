import type { AccountKind } from '#server/payments/accounts/payment-account.ts'

import type { AccountSetup } from './account-setup.ts'
import { createPayPalSetup } from './paypal/paypal-setup.ts'
import { createStripeSetup } from './stripe/stripe-setup.ts'

/** An account before it is known whether its webhook exists. */
export type SetupKeys = {
  readonly kind: AccountKind
  readonly mode: 'test' | 'live'
  readonly publicPart: Readonly<Record<string, string>>
  readonly secrets: Readonly<Record<string, string>>
}
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
