import type { Webhook } from '#demo/server/payments/card-provider.ts'

/** A signature is believed for five minutes, so that an overheard webhook cannot be sent again later. */
const toleranceSeconds = 300

/** The intent that a webhook of Stripe says has succeeded; null for any other event, false without a signature that holds. */
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
