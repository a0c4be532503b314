import { setOrderAnnounced, unannouncedOrders } from '#demo/emulators/paypal/paypal-orders.ts'
import { signEmulatedWebhook } from '#demo/emulators/paypal/webhook.ts'
import { setAnnounced, unannounced } from '#demo/emulators/stripe/intents.ts'
import { emulatedWebhookSecret } from '#demo/emulators/stripe/stripe-emulator.ts'
import type { PaymentDeps } from '#server/payments/payment-deps.ts'
import type { App } from '#server/platform/answer.ts'

/** Sends the webhooks of the emulators, repeatedly until each is accepted, as the real providers do. */
export async function sendEmulatedWebhooks(app: App, { db, clock, card, payPal }: PaymentDeps): Promise<void> {
  if (card?.isEmulator) {
    for (const { id } of await unannounced(db)) {
      const body = JSON.stringify({
        id: `evt_${id}`,
        object: 'event',
        type: 'payment_intent.succeeded',
        data: { object: { id } },
      })
      if (await send(app, '/webhooks/stripe', body, await signStripe(body, clock.now()))) await setAnnounced(db, id)
    }
  }
  if (payPal?.isEmulator) {
    for (const { id } of await unannouncedOrders(db)) {
      const body = JSON.stringify({ event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id } })
      if (await send(app, '/webhooks/paypal', body, signEmulatedWebhook(body))) await setOrderAnnounced(db, id)
    }
  }
}

async function signStripe(payload: string, nowMs: number): Promise<Readonly<Record<string, string>>> {
  const { Stripe } = await import('stripe')
  const timestamp = Math.floor(nowMs / 1000)
  const signed = { payload, secret: emulatedWebhookSecret, timestamp }
  return { 'Stripe-Signature': Stripe.webhooks.generateTestHeaderString(signed) }
}

async function send(app: App, path: string, body: string, headers: Readonly<Record<string, string>>): Promise<boolean> {
  return (await app.request(path, { method: 'POST', body, headers })).ok
}
