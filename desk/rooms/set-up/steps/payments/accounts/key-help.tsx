import { Trans } from '@lingui/react/macro'

import type { AccountKind } from '#desk/contract/set-up/accounts.ts'

/** Where the keys of a provider are found. */
export function KeyHelp({ kind }: { readonly kind: AccountKind }) {
  return kind === 'stripe' ? <StripeHelp /> : <PayPalHelp />
}

function StripeHelp() {
  return (
    <ol className="help">
      <li>
        <Trans id="accounts.stripe1">Sign in at dashboard.stripe.com and open “Developers”, “API keys”.</Trans>
      </li>
      <li>
        <Trans id="accounts.stripe2">Copy the publishable key.</Trans>
      </li>
      <li>
        <Trans id="accounts.stripe3">
          Choose “Create restricted key” and give it write access to PaymentIntents, SetupIntents, Customers,
          PaymentMethods, Charges and Refunds, Webhook Endpoints and Payment Method Domains. Copy it too.
        </Trans>
      </li>
    </ol>
  )
}

function PayPalHelp() {
  return (
    <ol className="help">
      <li>
        <Trans id="accounts.payPal1">
          Sign in at developer.paypal.com with your business account, open “Apps &amp; Credentials” and choose “Live”.
        </Trans>
      </li>
      <li>
        <Trans id="accounts.payPal2">Create an app, then copy its client ID and its secret.</Trans>
      </li>
    </ol>
  )
}
