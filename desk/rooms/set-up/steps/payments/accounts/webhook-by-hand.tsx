import { Trans } from '@lingui/react/macro'

import type { AccountKind, ShownAccount } from '#desk/contract/set-up/accounts.ts'

type WebhookByHandProps = { readonly kind: AccountKind; readonly webhook: NonNullable<ShownAccount['webhook']> }

/** What is left to do where the keys may not register the webhook. */
export function WebhookByHand({ kind, webhook: { url, events } }: WebhookByHandProps) {
  return (
    <ol className="by-hand">
      <li>
        {kind === 'stripe' ? (
          <Trans id="accounts.hookStripe">
            Open “Developers”, “Webhooks” in the dashboard of Stripe and add this address:
          </Trans>
        ) : (
          <Trans id="accounts.hookPayPal">
            Open your application on developer.paypal.com, “Webhooks”, and add this address:
          </Trans>
        )}
        <code>{url}</code>
      </li>
      <li>
        <Trans id="accounts.hookEvents">Choose these events:</Trans> <code>{events.join(', ')}</code>
      </li>
      <li>
        <Trans id="accounts.hookAgain">Enter the keys once more, with what the provider shows for this webhook.</Trans>
      </li>
    </ol>
  )
}
