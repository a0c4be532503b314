import type { Webhook } from '#demo/server/payments/payment-provider.ts'

/** A signature is believed for five minutes, so that an overheard webhook cannot be sent again later. */
const toleranceSeconds = 300

/** The intent whose success a webhook reports; null for any other event, false when the signature is wrong. */
export async function readStripeWebhook(
  { headers, body, nowMs }: Webhook,
  secret: string,
): Promise<string | null | false> {
  const { Stripe } = await import('stripe')
  const signature = headers.get('Stripe-Signature') ?? ''
  try {
    const event = Stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, nowMs)
    return event.type === 'payment_intent.succeeded' ? event.data.object.id : null
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) return false
    throw error
  }
}
