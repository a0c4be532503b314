import type { AccountKind } from '#server/payments/accounts/payment-account.ts'
import { payPalEvents } from '#server/providers/paypal/paypal-setup.ts'
import { stripeEvents } from '#server/providers/stripe/stripe-setup.ts'

const where = {
  stripe: { steps: 'dashboard of Stripe, Developers, Webhooks', events: stripeEvents, line: 'webhookSecret=whsec_…' },
  payPal: {
    steps: 'developer dashboard of PayPal, the application, Webhooks',
    events: payPalEvents,
    line: 'webhookId=…',
  },
} as const satisfies Record<AccountKind, object>

/** What the restaurant does where its keys may not register the webhook. */
export function webhookByHand(kind: AccountKind, url: string): readonly string[] {
  const { steps, events, line } = where[kind]
  return [
    `Its webhook is made by hand: ${steps}, add ${url} with ${events.join(' and ')}.`,
    `Then run this command again with the same lines and ${line}; until then diners are not offered it.`,
  ]
}
