import * as z from 'zod/mini'

import type { paymentAccounts } from '#server/platform/db/schema/payment-tables.ts'
import { openText, sealText } from '#server/platform/sealed-text.ts'
import type { ProviderKeys, SecretsKey } from '#server/settings/settings.ts'
import type { OnlineMode } from '#src/domain/payments/online-mode.ts'

export type PaymentAccount = typeof paymentAccounts.$inferSelect
export type AccountKind = PaymentAccount['kind']

/** Keys of one provider; the other one is null. */
export type AccountKeys = Pick<ProviderKeys, 'stripe' | 'payPal'>

/** What each kind of account takes. */
export const modeOfKind = { stripe: 'card', payPal: 'payPal' } as const satisfies Record<AccountKind, OnlineMode>

/** By which public part the same account at a provider is known again. */
export const namedBy = { stripe: 'publishableKey', payPal: 'clientId' } as const satisfies Record<AccountKind, string>

const text = z.string()
const stripeKeys = z.object({ publishableKey: text, secretKey: text, webhookSecret: text })
const payPalKeys = z.object({ clientId: text, merchantId: text, webhookId: text, clientSecret: text })

/** The secrets of an account by their names; sealed, they belong to its restaurant and kind. */
export type AccountSecrets = Readonly<Record<string, string>>
type Owner = Pick<PaymentAccount, 'restaurantId' | 'kind'>

export function sealSecrets(secrets: AccountSecrets, owner: Owner, keys: readonly SecretsKey[]): string {
  return sealText(JSON.stringify(secrets), keys, placeOf(owner))
}

export function openSecrets(account: PaymentAccount, keys: readonly SecretsKey[]): AccountSecrets {
  return JSON.parse(openText(account.sealedPart, keys, placeOf(account))) as AccountSecrets
}

function placeOf({ restaurantId, kind }: Owner) {
  return [restaurantId, kind, 'secrets']
}

/** The keys of an account that is ready; throws one sentence when its secrets cannot be opened. */
export function keysOf(account: PaymentAccount, keys: readonly SecretsKey[]): AccountKeys {
  const parts = { ...account.publicPart, ...openSecrets(account, keys) }
  switch (account.kind) {
    case 'stripe':
      return { stripe: z.parse(stripeKeys, parts), payPal: null }
    case 'payPal': {
      const environment = account.mode === 'live' ? 'production' : 'sandbox'
      return { stripe: null, payPal: { ...z.parse(payPalKeys, parts), environment } }
    }
  }
}
