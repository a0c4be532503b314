import type { Webhook } from '#server/payments/payment-provider.ts'

/** A signature is believed for five minutes, so that an overheard webhook cannot be sent again later. */
const toleranceSeconds = 300

/** The intent whose success, or whose failed refund, a webhook reports; null for any other event, false when the signature is wrong. */
export async function readStripeWebhook(
  { headers, body, nowMs }: Webhook,
  secret: string,
): Promise<string | null | false> {
  const { Stripe } = await import('stripe')
  const signature = headers.get('Stripe-Signature') ?? ''
  try {
    const event = Stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, nowMs)
    if (event.type === 'payment_intent.succeeded') return event.data.object.id
    // Days after it was made: what was given back is here again, and is given back anew.
    return event.type === 'refund.failed' ? idOf(event.data.object.payment_intent) : null
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) return false
    throw error
  }
}

function idOf(intent: string | { readonly id: string } | null): string | null {
  return typeof intent === 'string' ? intent : (intent?.id ?? null)
}
