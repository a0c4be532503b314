import type { AccountKind } from '#server/payments/accounts/payment-account.ts'
import { webhookEvents } from '#server/payments/accounts/webhook-events.ts'

const where = {
  stripe: { steps: 'dashboard of Stripe, Developers, Webhooks', line: 'webhookSecret=whsec_…' },
  payPal: {
    steps: 'developer dashboard of PayPal, the application, Webhooks',
    line: 'webhookId=…',
  },
} as const satisfies Record<AccountKind, object>

/** What the restaurant does where its keys may not register the webhook. */
export function webhookByHand(kind: AccountKind, url: string): readonly string[] {
  const { steps, line } = where[kind]
  return [
    `Its webhook is made by hand: ${steps}, add ${url} with ${webhookEvents[kind].join(' and ')}.`,
    `Then run this command again with the same lines and ${line}; until then diners are not offered it.`,
  ]
}
