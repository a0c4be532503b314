import type { AccountKind } from './payment-account.ts'

/** What the webhook of an account must hear of (`stripe-webhook.ts`, `paypal-webhook.ts`). */
export const webhookEvents = {
  stripe: ['payment_intent.succeeded', 'refund.failed'],
  payPal: ['CHECKOUT.ORDER.APPROVED', 'PAYMENT.AUTHORIZATION.CREATED'],
} as const satisfies Record<AccountKind, readonly string[]>
