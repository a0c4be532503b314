import { useLingui } from '@lingui/react/macro'

import type { AccountKind } from '#desk/contract/set-up/accounts.ts'

export type KeyField = {
  readonly name: string
  readonly label: string
  readonly hint?: string
  /** Nobody may read it over a shoulder. */
  readonly isSecret: boolean
}

/** The keys of a provider, as it names them. `hasWebhook`: also what its webhook tells. */
export function useKeyFields(kind: AccountKind, hasWebhook: boolean): readonly KeyField[] {
  const { t } = useLingui()
  const begins = (letters: string) => t({ id: 'accounts.begins', message: `Begins with ${letters}` })
  const stripe: readonly KeyField[] = [
    {
      name: 'publishableKey',
      label: t({ id: 'accounts.publishableKey', message: 'Publishable key' }),
      hint: begins('pk_'),
      isSecret: false,
    },
    {
      name: 'secretKey',
      label: t({ id: 'accounts.restrictedKey', message: 'Restricted key' }),
      hint: begins('rk_'),
      isSecret: true,
    },
    {
      name: 'webhookSecret',
      label: t({ id: 'accounts.webhookSecret', message: 'Signing secret of the webhook' }),
      hint: begins('whsec_'),
      isSecret: true,
    },
  ]
  const payPal: readonly KeyField[] = [
    { name: 'clientId', label: t({ id: 'accounts.clientId', message: 'Client ID' }), isSecret: false },
    { name: 'clientSecret', label: t({ id: 'accounts.clientSecret', message: 'Secret of the app' }), isSecret: true },
    { name: 'webhookId', label: t({ id: 'accounts.webhookId', message: 'Webhook ID' }), isSecret: false },
  ]
  const all = kind === 'stripe' ? stripe : payPal
  return hasWebhook ? all : all.slice(0, 2)
}
