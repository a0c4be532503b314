import { useLingui } from '@lingui/react/macro'

import type { AccountKind } from '#desk/contract/set-up/accounts.ts'

/** What each provider is for. */
export function useProviderTitles(): Readonly<Record<AccountKind, string>> {
  const { t } = useLingui()
  return {
    stripe: t({ id: 'accounts.stripe', message: 'Card: account at Stripe' }),
    payPal: t({ id: 'accounts.payPal', message: 'PayPal: account at PayPal' }),
  }
}
