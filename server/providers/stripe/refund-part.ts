import type { Stripe } from 'stripe'

import type { PartToRefund } from '#server/payments/payment-provider.ts'
import { toProvider } from '#src/domain/payments/provider-amounts.ts'

/** Under which a refund keeps its key: Stripe forgets idempotency keys after a day. */
const keyName = 'comanda_refund'

/** The refund of a part of a payment: the one that was made with its key before, unless that has failed, else a new one. */
export async function refundPart(
  stripe: Stripe,
  ref: string,
  { amount, currency, key }: PartToRefund,
): Promise<Stripe.Refund> {
  const { data: made } = await stripe.refunds.list({ payment_intent: ref, limit: 100 })
  const earlier = made.filter(({ metadata }) => metadata?.[keyName] === key)
  const known = earlier.find(({ status }) => status !== 'failed' && status !== 'canceled')
  if (known) return known
  const part = { payment_intent: ref, amount: toProvider('card', amount, currency), metadata: { [keyName]: key } }
  return stripe.refunds.create(part, { idempotencyKey: `${key}-${earlier.length}` })
}
